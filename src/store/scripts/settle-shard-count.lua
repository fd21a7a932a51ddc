--[[
Agrees on the number of shards: the first bot sets the number, and each bot extends its life.

KEYS[1] shards: the number of shards of the running bots, as a string

ARGV[1] asked: the number for the case that no bot is running
ARGV[2] life: how long the number stays after the last bot has ended, in milliseconds

Returns the number of shards, as text.
]]
local count = redis.call('GET', KEYS[1]) or ARGV[1]
redis.call('SET', KEYS[1], count, 'PX', ARGV[2])
return count
