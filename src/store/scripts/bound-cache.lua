--[[
Sets the budget of the cached values, counts them again, and takes the oldest ones off the list until all fit.

ARGV[1] budget: the new budget in bytes
ARGV[2] life: how long a value is stored, in milliseconds

Returns the keys of the values that have to be deleted, at most 1,000.
]]
-- @include parts/cached.lua

local budget, life = tonumber(ARGV[1]), tonumber(ARGV[2])
local used = 0
local known = redis.call('HGETALL', sizes)
for at = 1, #known, 2 do
  if string.find(known[at], ':', 1, true) then used = used + tonumber(known[at + 1]) end
end
redis.call('HSET', sizes, 'budget', budget, 'used', used)
return bound(life, budget, '')
