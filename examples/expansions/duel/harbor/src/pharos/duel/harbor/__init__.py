"""Harbor: crates that players look at and keep face down."""
