--[[
Writes all results of some commands, and then hands out the next commands. Writes nothing if the table isn't at the
expected position, if another worker has already settled the commands, or if one of them was applied before. A full
Redis refuses the script at its first write, so a commit is never written partially.

ARGV[1] most: the maximum number of commands to hand out; 0 for none
ARGV[2] expected: the position that the table must have, as in parts/position.lua; empty if it must not exist yet
ARGV[3] holds: 1 if the caller has a copy of the resulting table, so that the table isn't returned; otherwise 0
ARGV[4] torn: 1 to ignore an archive that can't be read, otherwise 0
ARGV[5...] results: the following values in this order, with lists as in parts/arguments.lua
- known: a list of the games that the caller knows; each is the game's id and its rules version
- settled: a list of the ids of the finished commands' entries in the inbox, oldest first
- applied: a list of log entries; each is its `seq`, the id of its command (empty if an earlier entry of the command
  has it) and the packed entry
Only if there are log entries:
- stored: the new snapshot, packed
- move: the new checkpoint; `old` for the snapshot before this commit, `new` for the new one, empty for no change
- keep: the name under which the checkpoint is kept for good; empty if it isn't
- thin: the number of kept checkpoints above which every second one is removed
- head: a list of fields of the head; each is its name and its value
- prompts: a list of all open questions; each is the seat and the question
- key: the table's secret, sent with the first entry; otherwise empty
In any case:
- remember: how long a refused command is remembered, in milliseconds
- refused: a list of the ids of commands that were refused or made no log entry
- messages: a list of messages for the outbox
- panel: 1 if the public panel must be updated, otherwise 0, so that it counts as showing this commit
- waits: the action that waits only for bots, as JSON; empty if there is none
- life: how long such an action is stored, in seconds
- left: the lines that wait for people, as JSON; empty if there are none, and `-` if they haven't changed
- planned: a list of lines that are kept for the next moves; each is a seat and its line, empty to remove the line
- failed: a list of commands that become dead letters; each is the command and its error

Returns {'stale'} if nothing was written, otherwise the list of parts/hand-out.lua.
]]
-- @include parts/table-keys.lua
-- @include parts/arguments.lua
-- @include parts/position.lua
-- @include parts/hand-out.lua

local most, expected, holds, torn = arg(), arg(), arg(), arg()
local known = games()
if position() ~= expected then return {'stale'} end

local settled = {}
each(function() settled[#settled + 1] = arg() end)
if #settled > 0 then
  local first = redis.call('XRANGE', inbox, '-', '+', 'COUNT', 1)[1]
  if not first or first[1] ~= settled[1] then return {'stale'} end
end

local applied, again = {}, false
each(function()
  local one = {arg(), arg(), arg()}
  if one[2] ~= '' and redis.call('HEXISTS', ids, one[2]) == 1 then again = true end
  applied[#applied + 1] = one
end)
if again then return {'stale'} end

local seq = (redis.call('HGET', head, 'seq') or '')
if #applied > 0 then
  local stored, move, keep, thin = arg(), arg(), arg(), tonumber(arg())
  if move == 'old' then redis.call('COPY', snapshot, checkpoint, 'REPLACE') end
  redis.call('SET', snapshot, stored)
  if move == 'new' then redis.call('SET', checkpoint, stored) end
  -- Entry n stays at place n if entries before it are lost: empty ones take their places.
  for _ = redis.call('LLEN', log) + 1, tonumber(applied[1][1]) do redis.call('RPUSH', log, '') end
  for _, one in ipairs(applied) do
    redis.call('RPUSH', log, one[3])
    if one[2] ~= '' then redis.call('HSET', ids, one[2], one[1]) end
    seq = one[1]
  end
  each(function() redis.call('HSET', head, arg(), arg()) end)
  redis.call('DEL', prompts)
  each(function() redis.call('HSET', prompts, arg(), arg()) end)
  local key = arg()
  if key ~= '' then redis.call('SET', secret, key) end
  if keep ~= '' then
    redis.call('HSET', kept, keep, redis.call('GET', checkpoint))
    local places = {}
    for _, place in ipairs(redis.call('HKEYS', kept)) do
      if tonumber(place) then places[#places + 1] = place end
    end
    if #places > thin then
      table.sort(places, function(a, b) return tonumber(a) < tonumber(b) end)
      for i = 2, #places - 1, 2 do redis.call('HDEL', kept, places[i]) end
    end
  end
end

local remember = arg()
local now = redis.call('TIME')[1] * 1000
local forget = now - remember
each(function() redis.call('ZADD', refused, now, arg()) end)
if redis.call('EXISTS', refused) == 1 then
  redis.call('ZREMRANGEBYSCORE', refused, '-inf', forget)
end
each(function() redis.call('XADD', outbox, '*', 'message', arg()) end)
local stamp = redis.call('HGET', head, 'stamp') or ''
if arg() == '1' then
  redis.call('HSET', panel, 'wanted', seq, 'stamp', stamp)
  redis.call('HDEL', panel, 'alike')
elseif #applied > 0 then
  -- The panel looks the same after this commit. Each stamp has 16 characters, and only the latest 32 are kept.
  redis.call('HSET', panel, 'alike', string.sub((redis.call('HGET', panel, 'alike') or '') .. ' ' .. stamp, -17 * 32))
end
local waits, life = arg(), arg()
if waits ~= '' then redis.call('SET', going, waits, 'EX', life) end
local left = arg()
if left == '' then redis.call('DEL', lines) elseif left ~= '-' then redis.call('SET', lines, left) end
each(function()
  local seat, line = arg(), arg()
  if line == '' then redis.call('HDEL', ahead, seat) else redis.call('HSET', ahead, seat, line) end
end)
each(function() redis.call('XADD', aside, '*', 'command', arg(), 'error', arg()) end)
if #settled > 0 then
  redis.call('XDEL', inbox, unpack(settled))
  redis.call('HDEL', tries, unpack(settled))
end
return take(most, holds == '1' and position() or '', 'each', torn, known)
