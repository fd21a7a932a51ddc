--[[
Counts refused requests. Requests are counted per minute of Redis' clock, so that all processes agree. The oldest minute
counts as a whole, even if part of it is too long ago.

KEYS[1] refusals: a hash of the number of refused requests, by minute since 1970

ARGV[1] requests: the number of refused requests to add; 0 for none
ARGV[2] window: how far back requests are counted, in minutes

Returns the number of requests that were refused in this time.
]]
local minute = math.floor(tonumber(redis.call('TIME')[1]) / 60)
if tonumber(ARGV[1]) > 0 then
  redis.call('HINCRBY', KEYS[1], minute, ARGV[1])
  redis.call('EXPIRE', KEYS[1], (ARGV[2] + 1) * 60)
end
local sum = 0
local all = redis.call('HGETALL', KEYS[1])
for at = 1, #all, 2 do
  if tonumber(all[at]) >= minute - tonumber(ARGV[2]) then
    sum = sum + tonumber(all[at + 1])
  else
    redis.call('HDEL', KEYS[1], all[at])
  end
end
return sum
