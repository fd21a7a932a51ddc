--[[
Removes a field of a hash, unless the interaction that requests the change already has an answer. The answer is stored
together with the change.

KEYS[1] hash: the hash to change
KEYS[2] answer: the answer to the interaction about this hash, as a string

ARGV[1] says: the answer
ARGV[2] life: how long the answer is stored, in seconds
ARGV[3] field: the field's name

Returns the interaction's answer: the earlier one if there was one, otherwise `says`.
]]
local told = redis.call('GET', KEYS[2])
if told then return told end
redis.call('HDEL', KEYS[1], ARGV[3])
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
return ARGV[1]
