"""Tables without a server: the same messages, tables and logs, on one device for those who sit at it.

A page talks to `Device` by function calls where it would talk to a server over a network. What a server does
with a database is here a `Storage` (IndexedDB in a browser), and the computer thinks behind a `Thinker` (a
worker of its own). Everybody who plays sits at the device: nobody is ever absent, no clock runs, nothing is
rated.
"""
