--[[
Writes fields of a table's head, unless the table has changed.

KEYS[1] head: a hash with the table's `seq` and `stamp`

ARGV[1] expected: the position that the table must have: its `seq`, a space and its stamp
ARGV[2...] fields: each field's name, followed by its value

Returns 1 if the fields were written, otherwise 0.
]]
local now = redis.call('HMGET', KEYS[1], 'seq', 'stamp')
if (now[1] or '') .. ' ' .. (now[2] or '') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV, 2))
return 1
