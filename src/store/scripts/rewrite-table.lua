--[[
Rewrites stored texts of a table, without changing its position. Does nothing if the table has changed since it was
read. The table gets a new stamp, so that nobody continues with an older copy.

KEYS[1] head: a hash with the table's `seq` and `stamp`
KEYS[2] snapshot: the table after its latest entry, as a packed string
KEYS[3] checkpoint: the table from which the next undo starts, as a packed string
KEYS[4] kept: a hash of permanent checkpoints, by name
KEYS[5] log: a list of packed entries
KEYS[6] panel: a hash about the public panel
KEYS[7] lines: the lines that wait for people, as a JSON string
KEYS[8] going: the action that waits only for bots, as a JSON string
KEYS[9] archive: the archived table, as a string

ARGV[1] seq: the `seq` that the table had when it was read; empty if it had none
ARGV[2] stamp: the stamp that it had; empty if it had none
ARGV[3] fresh: the table's new stamp
ARGV[4] before: the lines that were read; empty if there were none
ARGV[5] after: the lines to store; empty to remove them
ARGV[6...] parts: the new values, each as its part, the name of its place there, and its value (empty to remove it).
The part is `head`, `kept` or `log` with a field or an index, or `snapshot`, `checkpoint`, `going` or `archive`

Returns 1 if the table was rewritten, otherwise 0.
]]
local head, panel, lines = KEYS[1], KEYS[6], KEYS[7]
local known = {snapshot = KEYS[2], checkpoint = KEYS[3], going = KEYS[8], archive = KEYS[9]}
local hashes = {head = head, kept = KEYS[4]}
local now = redis.call('HMGET', head, 'seq', 'stamp')
if (now[1] or '') ~= ARGV[1] or (now[2] or '') ~= ARGV[2] then return 0 end
if (redis.call('GET', lines) or '') ~= ARGV[4] then return 0 end
for i = 6, #ARGV, 3 do
  local part, place, value = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  if part == 'log' then
    redis.call('LSET', KEYS[5], place, value)
  elseif hashes[part] then
    if value == '' then redis.call('HDEL', hashes[part], place) else redis.call('HSET', hashes[part], place, value) end
  elseif value == '' then
    redis.call('DEL', known[part])
  else
    redis.call('SET', known[part], value, 'KEEPTTL')
  end
end
redis.call('HSET', head, 'stamp', ARGV[3])
for _, field in ipairs({'stamp', 'showing'}) do
  if redis.call('HGET', panel, field) == ARGV[2] then redis.call('HSET', panel, field, ARGV[3]) end
end
local alike = redis.call('HGET', panel, 'alike')
if alike and ARGV[2] ~= '' then redis.call('HSET', panel, 'alike', (string.gsub(alike, ARGV[2], ARGV[3]))) end
if ARGV[5] == '' then redis.call('DEL', lines) else redis.call('SET', lines, ARGV[5]) end
return 1
