--[[
Reads the arguments one after the other, for scripts whose lists have no fixed length. A list is sent as the number of
its items, followed by the items.

`arg` returns the next argument. `each` reads the length of a list and calls `act` for each item; `act` reads the item.
]]
local cursor = 0
local function arg()
  cursor = cursor + 1
  return ARGV[cursor]
end
local function each(act)
  for _ = 1, tonumber(arg()) do act() end
end
