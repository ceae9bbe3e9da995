# Tables on one device, without a server.
local-refused-storage = Nothing could be saved on this device: its storage is full, or the browser does not allow it. Nothing has changed.
local-refused-clock = A game on one device has no clock.
local-refused-chat = There is no one to talk to on this device.
local-refused-name = { $name } already sits at this table.
local-refused-other-rules = This game was begun with another version of the rules, which comes to another position. It can no longer be played here.
local-refused-engine = The game could not be loaded. Check the connection and try again.
local-refused-set = The content set cannot be used: { $reason }
local-refused-set-size = The folder is too large for a content set.
