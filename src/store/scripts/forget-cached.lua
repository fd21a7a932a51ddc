--[[
Takes a value off the list of cached values.

ARGV[1] key: the key of the value

Returns 1.
]]
-- @include parts/cached.lua

forget(ARGV[1])
return 1
