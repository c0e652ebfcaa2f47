//! The rules of the repository: what its files have to be, whatever is in them.

mod changelog;
mod commands;
mod copy;
mod documents;
mod files;
mod links;
mod manifests;
mod text;
