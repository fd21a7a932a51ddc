--[[
Records that a server removed the bot, with the current time by Redis' clock, unless it is already recorded.

KEYS[1] left: a hash of the servers that removed the bot, with the times of removal (ms since 1970)

ARGV[1] guild: the server's id

Returns 1 if the server was recorded, and 0 if it already was.
]]
return redis.call('HSETNX', KEYS[1], ARGV[1], redis.call('TIME')[1] * 1000)
