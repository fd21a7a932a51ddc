--[[
Reads Redis' clock and the store's clock. The store's clock never goes back: if Redis' clock is set back, the field
`ahead` makes up for the difference. The field `last` holds the store's time. It is written once a minute, so that the
time isn't lost when all processes restart.

KEYS[1] store: the hash of the store, with the fields id, ahead (ms) and last (ms since 1970)

ARGV[1] known: the store's time as far as the caller knows it, in milliseconds since 1970; 0 if it doesn't

Returns {wall, now}: the time by Redis' clock and by the store's clock, in milliseconds since 1970.
]]
local time = redis.call('TIME')
local wall = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HMGET', KEYS[1], 'id', 'ahead', 'last')
if not kept[1] then return {wall, wall} end
local last = tonumber(kept[3]) or 0
local now = wall + (tonumber(kept[2]) or 0)
local known = math.max(last, tonumber(ARGV[1]))
if known > now + 2000 then
  redis.call('HSET', KEYS[1], 'ahead', string.format('%.0f', known - wall), 'last', string.format('%.0f', known))
  return {wall, known}
end
if now > last + 60000 then redis.call('HSET', KEYS[1], 'last', string.format('%.0f', now)) end
return {wall, now}
