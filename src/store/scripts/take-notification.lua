--[[
Lets a message notify a person, unless another message did so recently, and records it. A record from an older version
has no time and counts until it expires. A message that is already recorded may notify again.

KEYS[1] note: the last message that notified the person, a space and the time (ms since 1970), as a string

ARGV[1] message: the message's id
ARGV[2] now: the current time, in milliseconds since 1970
ARGV[3] rest: the minimum time between two notifications, in milliseconds
ARGV[4] life: how long the record is stored, in milliseconds

Returns the milliseconds until the message may notify, or 0 if it may notify now.
]]
local note = redis.call('GET', KEYS[1])
local now, rest = tonumber(ARGV[2]), tonumber(ARGV[3])
if note then
  local message, at = string.match(note, '^(%S+) (%d+)$')
  if (message or note) == ARGV[1] then return 0 end
  local left = at and rest - (now - tonumber(at)) or math.min(redis.call('PTTL', KEYS[1]), rest)
  if at and tonumber(at) > now then left = 0 end
  if not at and left < 0 then left = rest end
  if left > 0 then return left end
end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'PX', ARGV[4])
return 0
