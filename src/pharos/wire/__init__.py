"""Messages between tables and clients, over a network or within a browser."""
