--[[
Hands out the next commands of a table. Several commands are handed out together if none of them has to run alone and
none is a retry. A retried command (a suspect) is handed out only on request, alone, and after its attempt was counted.
Damaged values don't cause an error here: the receiver of the commands notices them and answers the commands.

`most` is the maximum number of commands, `copy` the position of the caller's copy of the table (empty if there is
none), and `torn` is 1 to ignore an archive that can't be read. `known` has the rules versions that the caller knows, by
game, and `games` reads it from the arguments. `how` is one of these:
- fresh: a first attempt isn't counted, so that it costs no write and no flush.
- each: a first attempt is counted when it is handed out, for callers that write anyway.
- again: an uncounted first attempt has failed, so all commands that may have been part of it become suspects, and none
  is handed out.
- suspect: the first command is handed out, whatever it is.

Returns one of these lists:
- {'empty'}: no command is waiting, or none was wanted.
- {'archived'}: the table must first be restored from the archive.
- {'newer'}: the caller doesn't know the table's rules version.
- {'suspect'}: the next command was tried before.
- {'taken', seq, kept, checkpoint, snapshot, secret, commands, stamp, asked, counted, lines, turns, begunAt, ahead}:
  `snapshot` and `secret` are empty if the caller's copy is current. `counted` is 1 if the attempt was counted,
  otherwise 0. `ahead` is a list; each item is a field and its plan. All others are values of the table, empty if they
  are missing. Each of the `commands` is a list: the id of its entry in the inbox, its own id, the number of the
  attempt, the `seq` of its entry if it was applied before (`refused` if it was refused, otherwise empty), and its body.
]]
-- @include parts/table-keys.lua
-- @include parts/arguments.lua
-- @include parts/position.lua

local function take(most, copy, how, torn, known)
  if most == '0' then return {'empty'} end
  local waiting = redis.call('XRANGE', inbox, '-', '+', 'COUNT', most)
  if #waiting == 0 then return {'empty'} end
  local fields = {'seq', 'kept', 'checkpoint', 'game', 'rules', 'stamp', 'asked', 'turns', 'began-at'}
  local now = redis.call('HMGET', head, unpack(fields))
  if torn ~= '1' and redis.call('EXISTS', archive) == 1 then return {'archived'} end
  if now[4] and (known[now[4]] or -1) < (tonumber(whole(now[5]) or '') or math.huge) then return {'newer'} end
  if how == 'again' then
    for _, entry in ipairs(waiting) do redis.call('HSETNX', tries, entry[1], 1) end
  end
  if how ~= 'suspect' and redis.call('HEXISTS', tries, waiting[1][1]) == 1 then return {'suspect'} end
  local taken = {}
  for i, entry in ipairs(waiting) do
    local at, id, alone, body = entry[1], entry[2][2] or '', entry[2][4] or '1', entry[2][6] or ''
    local before = redis.call('HGET', tries, at)
    if i > 1 and (how == 'suspect' or alone == '1' or before) then break end
    if before and not whole(before) then redis.call('HSET', tries, at, 1) end
    local attempt = 1
    if how ~= 'fresh' then attempt = redis.call('HINCRBY', tries, at, 1) end
    local was = redis.call('HGET', ids, id)
    if not was and redis.call('ZSCORE', refused, id) then was = 'refused' end
    taken[i] = {at, id, attempt, was or '', body}
    if alone == '1' then break end
  end
  local stored, key, place = '', '', position()
  if place == '' or place ~= copy then
    stored, key = redis.call('GET', snapshot) or '', redis.call('GET', secret) or ''
  end
  local planned = {}
  for i, seat in ipairs(redis.call('HKEYS', ahead)) do planned[i] = {seat, redis.call('HGET', ahead, seat)} end
  local counted = how == 'fresh' and '0' or '1'
  return {
    'taken', whole(now[1]) or '', now[2] or '', now[3] or '', stored, key, taken, now[6] or '', now[7] or '', counted,
    redis.call('GET', lines) or '', now[8] or '', now[9] or '', planned
  }
end
local function games()
  local known = {}
  each(function() local game = arg() known[game] = tonumber(arg()) end)
  return known
end
