--[[
Sets a field of a waiting deck list only if the list exists, because an expired list must not come back without an
expiry time.

KEYS[1] list: the hash of the waiting list

ARGV[1] field: the field's name
ARGV[2] value: its new value

Returns 1 if the field was set, otherwise 0.
]]
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
