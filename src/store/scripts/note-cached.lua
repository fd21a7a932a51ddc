--[[
Adds a value to the list of cached values. If they no longer fit into the budget, takes the oldest ones off the list.

ARGV[1] key: the key of the value
ARGV[2] bytes: the size of the value
ARGV[3] life: how long a value is stored, in milliseconds
ARGV[4] usual: the budget in bytes if none is set

Returns the keys of the values that have to be deleted, at most 1,000.
]]
-- @include parts/cached.lua

local key, bytes, life, usual = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
forget(key)
redis.call('ZADD', ages, now, key)
redis.call('HSET', sizes, key, bytes)
redis.call('HINCRBY', sizes, 'used', bytes)
return bound(life, tonumber(redis.call('HGET', sizes, 'budget') or usual), key)
