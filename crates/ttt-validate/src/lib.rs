//! Decides whether a board can occur in a legal game.
#![no_std]
