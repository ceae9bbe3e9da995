# Tables on one device, without a server.
local-refused-storage = This device’s storage is full, or the browser does not allow saving. Nothing was changed.
local-refused-clock = Games on one device have no clock.
local-refused-chat = There is no one to talk to on this device.
local-refused-name = { $name } is already at this table.
local-refused-other-rules = This game was started with another version of the rules. It can no longer be continued here.
local-refused-engine = The game could not be loaded. Check the connection and try again.
local-refused-set = The content set cannot be used: { $reason }
local-refused-set-size = The folder is too large for a content set.
