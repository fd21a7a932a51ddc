--[[
Archives a table. Does nothing if the table has changed since it was read, or if it still has pending commands or
messages.

KEYS[1] head: a hash with the table's `seq` and `stamp`, which isn't archived
KEYS[2] archive: the archived table, as a string
KEYS[3] inbox: a stream of waiting commands
KEYS[4] outbox: a stream of messages
KEYS[5...] others: all other keys of the table, which are deleted with its inbox and outbox

ARGV[1] seq: the `seq` that the table had when it was read
ARGV[2] stamp: the stamp that it had; empty if it had none
ARGV[3] packed: the archived table, compressed

Returns 1 if the table was archived, otherwise 0.
]]
local head, archive, inbox, outbox = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('HGET', head, 'seq') ~= ARGV[1] or (redis.call('HGET', head, 'stamp') or '') ~= ARGV[2] then return 0 end
if redis.call('XLEN', inbox) + redis.call('XLEN', outbox) > 0 then return 0 end
redis.call('SET', archive, ARGV[3])
redis.call('UNLINK', unpack(KEYS, 3))
return 1
