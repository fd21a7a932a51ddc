--[[
Marks a command as refused unless it was applied or is waiting, so that it can no longer be applied. If the table
doesn't exist, the mark expires after a while.

KEYS[1] ids: a hash of the ids of applied commands
KEYS[2] inbox: a stream of waiting commands, whose first field is the command's id
KEYS[3] refused: a sorted set of the ids of refused commands, by the time of the refusal (ms since 1970)
KEYS[4] head: a hash that exists if the table does

ARGV[1] command: the command's id
ARGV[2] remember: how long a refused command is remembered, in milliseconds

Returns 1 if the command is now marked, and 0 if it was applied or is waiting.
]]
local ids, inbox, refused, head = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('HEXISTS', ids, ARGV[1]) == 1 then return 0 end
for _, entry in ipairs(redis.call('XRANGE', inbox, '-', '+')) do
  if entry[2][2] == ARGV[1] then return 0 end
end
redis.call('ZADD', refused, redis.call('TIME')[1] * 1000, ARGV[1])
if redis.call('EXISTS', head) == 0 then redis.call('PEXPIRE', refused, ARGV[2]) end
return 1
