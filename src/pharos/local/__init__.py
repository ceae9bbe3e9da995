"""Tables without a server: the same messages, tables and logs, for players sharing one device.

A page calls functions of `Device` instead of talking to a server. A `Storage` (IndexedDB in a browser)
replaces the database, and a `Thinker` (a separate worker) runs the searches. All players share the device, so
there is no absence, no clock and no rating.
"""
