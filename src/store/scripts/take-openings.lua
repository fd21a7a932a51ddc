--[[
Takes one token from every bucket, or none at all. If the time in a bucket is too far ahead because the clock was set
back, the bucket counts as empty.

KEYS[1...] buckets: for each bucket the time at which it is full again, by Redis' clock (ms since 1970), as a string

ARGV[1...] figures: for each bucket its size in tokens, and the time in which it gains a token, in milliseconds

Returns {at, wait}: the number of the bucket with the longest wait, and that wait in milliseconds. Both are 0 if the
tokens were taken.
]]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last, longest = 0, 0
local full = {}
for at = 1, #KEYS do
  local most, each = tonumber(ARGV[2 * at - 1]), tonumber(ARGV[2 * at])
  local before = tonumber(redis.call('GET', KEYS[at]) or 0)
  full[at] = math.min(math.max(before, now), now + most * each) + each
  local wait = full[at] - now - most * each
  if wait > longest then last, longest = at, wait end
end
if last == 0 then
  for at = 1, #KEYS do redis.call('SET', KEYS[at], full[at], 'PX', math.ceil(full[at] - now)) end
end
return {last, math.ceil(longest)}
