--[[
Unpacks an archived table. Does nothing if another process has already done so.

KEYS[1] archive: the archived table, as a string
KEYS[2] snapshot: the table after its latest entry, as a packed string
KEYS[3] secret: the source of the table's random numbers, as a string
KEYS[4] log: a list of packed entries
KEYS[5] kept: a hash of permanent checkpoints, by name

ARGV[1] snapshot: the snapshot, packed
ARGV[2] secret: the secret
ARGV[3] entries: the number of log entries
ARGV[4...] contents: the log entries in order, each packed (empty if it was lost); then the name of each permanent
checkpoint, followed by the packed checkpoint

Returns 1 if the table was unpacked, otherwise 0.
]]
local archive, snapshot, secret, log, kept = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
if redis.call('EXISTS', archive) == 0 then return 0 end
redis.call('SET', snapshot, ARGV[1])
redis.call('SET', secret, ARGV[2])
redis.call('DEL', log, kept)
local entries = tonumber(ARGV[3])
for i = 4, 3 + entries do redis.call('RPUSH', log, ARGV[i]) end
for i = 4 + entries, #ARGV, 2 do redis.call('HSET', kept, ARGV[i], ARGV[i + 1]) end
redis.call('DEL', archive)
return 1
