--[[
Replaces the private copy that a player tries moves on, unless it has changed since it was read.

KEYS[1] branch: the private copy as JSON, as a string that expires

ARGV[1] before: the value that was read, or an empty text if there was none
ARGV[2] after: the new value, or an empty text to delete the copy
ARGV[3] life: how long the new value is stored, in seconds

Returns 1 if the value was replaced, and 0 if it had changed.
]]
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
end
return 1
