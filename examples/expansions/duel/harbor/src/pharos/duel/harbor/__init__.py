"""Harbor: crates that are unloaded, looked at, and kept face down."""
