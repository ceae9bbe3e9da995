# Playing on one's own device, without a server.
local-loading = Loading the game… { $percent }%
local-starting = Starting the game…
local-again = Try again
local-here = On this device
local-here-about = You play without a server: the game and its opponents run in this browser, and your games are saved on this device.
local-people = Several players on this device
local-people-about = Create a table, add each player by name, and pass the device around. All players see only their own hands.
local-add-person = Add a player
local-person-name = Name
local-veil = Hand the device to { $name }
local-veil-about = The table stays hidden until { $name } continues.
local-veil-take = I am { $name }
local-keep = Play without a network
local-keep-about = Keeps the game and its opponents on this device ({ $size } MB), so that you can play against the computer on a train or a plane.
local-keep-now = Keep it on this device
local-kept = Everything is on this device.
local-keeping = Saving… { $percent }%
local-open = Play on this device
local-mark = On this device, not rated
local-sets-about = Drop a content set here, as a folder or an archive, to play with its cards and Wonders.
local-set-folder = Choose a folder
local-set-archive = Choose an archive
local-set-version = version { $version }
local-set-remove = Remove the set
local-upload = { $n ->
    [one] Add to my account
   *[other] Add { $n } games to my account
}
local-uploaded = { $n ->
    [one] The game is in your account
   *[other] All { $n } games are in your account
}
