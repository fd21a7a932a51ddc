--[[
Reads Redis' clock and the store's clock, and changes nothing.

KEYS[1] store: the hash of the store, with the field ahead (ms)

Returns {wall, now}: the time by Redis' clock and by the store's clock, in milliseconds since 1970.
]]
local time = redis.call('TIME')
local wall = time[1] * 1000 + math.floor(time[2] / 1000)
return {wall, wall + (tonumber(redis.call('HGET', KEYS[1], 'ahead')) or 0)}
