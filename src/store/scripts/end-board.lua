--[[
Forgets a server's board, unless it has been put somewhere else in the meantime.

KEYS[1] board: the board

ARGV[1] channel: the channel where the board was; empty if it had to go

Returns 1 if the board is gone, and 0 if it is somewhere else now.
]]

local now = redis.call('HGET', KEYS[1], 'channel')
if now and now ~= ARGV[1] then
  return 0
end
redis.call('DEL', KEYS[1])
return 1
