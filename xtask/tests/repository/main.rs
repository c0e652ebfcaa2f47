//! The rules of the repository: what its files have to be, whatever is in them.

mod changelog;
mod commands;
#[cfg(feature = "trial")]
mod copy;
mod documents;
mod files;
mod links;
mod manifests;
mod text;
#[cfg(feature = "trial")]
mod trial;
