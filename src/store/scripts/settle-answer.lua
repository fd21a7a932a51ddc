--[[
Returns the stored answer to an interaction. If there is none, stores the given one, so that the interaction can no
longer change this hash.

KEYS[1] answer: the answer to the interaction about a hash, as a string

ARGV[1] says: the answer to store
ARGV[2] life: how long the answer is stored, in seconds

Returns the interaction's answer: the earlier one if there was one, otherwise `says`.
]]
local told = redis.call('GET', KEYS[1])
if told then return told end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return ARGV[1]
