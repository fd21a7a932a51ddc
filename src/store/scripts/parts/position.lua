--[[
Returns the position of a table: its `seq`, a space and its stamp. The position is empty if the table doesn't exist, or
if its `seq` is damaged. A table of a version without stamps has an empty stamp.
]]
-- @include parts/table-keys.lua

-- A damaged number counts as missing.
local function whole(value)
  return value and string.match(value, '^%d+$') or false
end
local function position()
  local now = redis.call('HMGET', head, 'seq', 'stamp')
  return whole(now[1]) and now[1] .. ' ' .. (now[2] or '') or ''
end
