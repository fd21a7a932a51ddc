/** Names for the keys that `TAKE_SCRIPT` and `COMMIT_SCRIPT` use, in the order of `commitKeys` in table-store.ts. */
const NAMES = `
local head, snapshot, checkpoint, kept, log = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local ids, refused, prompts, inbox, tries = KEYS[6], KEYS[7], KEYS[8], KEYS[9], KEYS[10]
local aside, outbox, panel, secret, archive = KEYS[11], KEYS[12], KEYS[13], KEYS[14], KEYS[15]
local going, lines = KEYS[16], KEYS[17]
local cursor = 0
local function arg()
  cursor = cursor + 1
  return ARGV[cursor]
end
local function each(act)
  for _ = 1, tonumber(arg()) do act() end
end
-- A damaged number counts as missing.
local function whole(value)
  return value and string.match(value, '^%d+$') or false
end
local function position()
  local now = redis.call('HMGET', head, 'seq', 'stamp')
  return whole(now[1]) and now[1] .. ' ' .. (now[2] or '') or ''
end
`;

/**
 * Hands out the next commands of a table. Several commands are handed out together if none of them has to run alone and
 * none is a retry. A retried command (a suspect) is handed out only on request, alone, and after its attempt was
 * counted. `how` is one of these:
 * - `fresh`: a first attempt isn't counted, so that it costs no write and no flush.
 * - `each`: a first attempt is counted when it is handed out, for callers that write anyway.
 * - `again`: an uncounted first attempt has failed, so all commands that may have been part of it become suspects, and
 * none is handed out.
 * - `suspect`: the first command is handed out, whatever it is.
 *
 * Damaged values don't cause an error here: the receiver of the commands notices them and answers the commands.
 * Arguments: the maximum number of commands, the position of the caller's copy (`seq`, a space and the stamp), `how`,
 * whether to skip an unreadable archive, and then the games with the rules versions that the caller knows.
 */
const TAKE = `
local function take(most, copy, how, torn, known)
  if most == '0' then return {'empty'} end
  local waiting = redis.call('XRANGE', inbox, '-', '+', 'COUNT', most)
  if #waiting == 0 then return {'empty'} end
  local now = redis.call('HMGET', head, 'seq', 'kept', 'checkpoint', 'game', 'rules', 'stamp', 'asked')
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
  local counted = how == 'fresh' and '0' or '1'
  return {
    'taken', whole(now[1]) or '', now[2] or '', now[3] or '', stored, key, taken, now[6] or '', now[7] or '', counted,
    redis.call('GET', lines) or ''
  }
end
local function games()
  local known = {}
  each(function() local game = arg() known[game] = tonumber(arg()) end)
  return known
end
`;

export const TAKE_SCRIPT = `${NAMES}${TAKE}
local most, copy, how, torn = arg(), arg(), arg(), arg()
return take(most, copy, how, torn, games())
`;

/**
 * Reduces the number of counted attempts of some commands by one. A command that was settled in the meantime has no
 * count. Keys: tries. Arguments: the ids of the commands' inbox entries.
 */
export const FORGIVE_SCRIPT = `
for _, at in ipairs(ARGV) do
  local count = tonumber(redis.call('HGET', KEYS[1], at) or '') or 0
  if count == 1 then
    redis.call('HDEL', KEYS[1], at)
  elseif count > 1 then
    redis.call('HINCRBY', KEYS[1], at, -1)
  end
end
`;

/**
 * Writes all results of some commands. Writes nothing if the table isn't at the expected position, if another worker
 * has already settled the commands, or if one of them was applied before. A full Redis refuses the script at its first
 * write, so a commit is never written partially.
 */
export const COMMIT_SCRIPT = `${NAMES}${TAKE}
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
if arg() == '1' then redis.call('HSET', panel, 'wanted', seq, 'stamp', redis.call('HGET', head, 'stamp') or '') end
local waits, life = arg(), arg()
if waits ~= '' then redis.call('SET', going, waits, 'EX', life) end
local left = arg()
if left == '' then redis.call('DEL', lines) elseif left ~= '-' then redis.call('SET', lines, left) end
each(function() redis.call('XADD', aside, '*', 'command', arg(), 'error', arg()) end)
if #settled > 0 then
  redis.call('XDEL', inbox, unpack(settled))
  redis.call('HDEL', tries, unpack(settled))
end
return take(most, holds == '1' and position() or '', 'each', torn, known)
`;

/**
 * Marks a command as refused unless it was applied or is waiting, so that it can no longer be applied. If the table
 * doesn't exist, the mark expires after a while. Keys: ids, inbox, refused, head. Arguments: the command's id, and how
 * long a refused command is remembered.
 */
export const WITHDRAW_SCRIPT = `
local ids, inbox, refused, head = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('HEXISTS', ids, ARGV[1]) == 1 then return 0 end
for _, entry in ipairs(redis.call('XRANGE', inbox, '-', '+')) do
  if entry[2][2] == ARGV[1] then return 0 end
end
redis.call('ZADD', refused, redis.call('TIME')[1] * 1000, ARGV[1])
if redis.call('EXISTS', head) == 0 then redis.call('PEXPIRE', refused, ARGV[2]) end
return 1
`;

/**
 * Adds commands to the inbox and removes a dead letter. Keys: inbox, aside. Arguments: the dead letter's entry, and for each
 * command its id, whether it runs alone, and its body.
 */
export const RETRY_SCRIPT = `
for at = 2, #ARGV, 3 do
  redis.call('XADD', KEYS[1], '*', 'id', ARGV[at], 'alone', ARGV[at + 1], 'body', ARGV[at + 2])
end
redis.call('XDEL', KEYS[2], ARGV[1])
return 1
`;

/**
 * Writes fields of a table's head, unless the table has changed.
 *
 * Keys: head. Arguments: the expected position, and then each field followed by its value.
 */
export const AMEND_SCRIPT = `
local now = redis.call('HMGET', KEYS[1], 'seq', 'stamp')
if (now[1] or '') .. ' ' .. (now[2] or '') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV, 2))
return 1
`;
