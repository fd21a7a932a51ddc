--[[
Sets a pause, unless one that lasts at least as long is already set.

KEYS[1] hold: the reason for the pause, as a string that expires when the pause ends

ARGV[1] why: the reason
ARGV[2] rest: how long the pause lasts, in milliseconds

Returns 1 if the pause was set, otherwise 0.
]]
if redis.call('PTTL', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
