--[[
Takes a lease, or extends it for its holder, unless somebody else holds it. A lease with more time left than the longest
possible lease was taken before the clock was set back, so its time is shortened.

KEYS[1] lease: the holder of the lease, as a string that expires when the lease ends

ARGV[1] holder: the name of the holder
ARGV[2] life: how long the lease lasts, in milliseconds
ARGV[3] longest: the duration of the longest possible lease, in milliseconds

Returns 1 if the lease was taken, and 0 if somebody else holds it.
]]
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  if redis.call('PTTL', KEYS[1]) > tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
