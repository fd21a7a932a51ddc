--[[
Reduces the number of counted attempts of some commands by one. A command that was settled in the meantime has no count.

KEYS[1] tries: a hash of the counted attempts, by the id of the command's entry in the inbox

ARGV[1...] entries: the ids of the commands' entries in the inbox

Returns nothing.
]]
for _, at in ipairs(ARGV) do
  local count = tonumber(redis.call('HGET', KEYS[1], at) or '') or 0
  if count == 1 then
    redis.call('HDEL', KEYS[1], at)
  elseif count > 1 then
    redis.call('HINCRBY', KEYS[1], at, -1)
  end
end
