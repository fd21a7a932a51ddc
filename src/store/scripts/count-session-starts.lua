--[[
Records a start of a shard's session if one is given, and reads the recent starts. Times are by Redis' clock, so that
all processes agree.

KEYS[1] sessions: a sorted set of the shard's starts, by time (ms since 1970)

ARGV[1] life: how long starts are stored, in seconds
ARGV[2] start: a random name for the new start; empty if there is none

Returns {count, since}: the number of recent starts, and the milliseconds since the last one (-1 if there is none).
]]
local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[1] * 1000)
if ARGV[2] ~= '' then
  redis.call('ZADD', KEYS[1], at, ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[1])
end
local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
return { redis.call('ZCARD', KEYS[1]), last[2] and at - tonumber(last[2]) or -1 }
