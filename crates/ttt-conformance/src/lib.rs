//! The conformance corpus.
