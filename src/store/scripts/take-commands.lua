--[[
Hands out the next commands of a table without removing them from its inbox.

ARGV[1] most: the maximum number of commands; 0 for none
ARGV[2] copy: the position of the caller's copy of the table, as in parts/position.lua; empty if there is none
ARGV[3] how: fresh, again or suspect, as in parts/hand-out.lua
ARGV[4] torn: 1 to ignore an archive that can't be read, otherwise 0
ARGV[5...] known: a list of the games that the caller knows; each is the game's id and its rules version

Returns the list of parts/hand-out.lua.
]]
-- @include parts/table-keys.lua
-- @include parts/arguments.lua
-- @include parts/hand-out.lua

local most, copy, how, torn = arg(), arg(), arg(), arg()
return take(most, copy, how, torn, games())
