--[[
Gives a store its id unless it has one.

KEYS[1] store: the hash of the store, with the field id

ARGV[1] fresh: the id for a store that has none

Returns the store's id.
]]
redis.call('HSETNX', KEYS[1], 'id', ARGV[1])
return redis.call('HGET', KEYS[1], 'id')
