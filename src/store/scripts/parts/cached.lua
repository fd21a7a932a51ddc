--[[
Bounds the cache of views and pictures. A value that is older than its life has expired by itself.

KEYS[1] ages: the keys of the cached values, by the time at which each was stored (µs since 1970), as a sorted set
KEYS[2] sizes: a hash of each value's bytes by its key, of their sum (used), and of the budget (budget)
]]
local ages, sizes = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local MOST = 1000

-- Removes a value from the list. The value itself may be on another server of a cluster.
local function forget(key)
  local bytes = redis.call('HGET', sizes, key)
  redis.call('ZREM', ages, key)
  redis.call('HDEL', sizes, key)
  if bytes then redis.call('HINCRBY', sizes, 'used', -bytes) end
end

-- Removes values from the list until all fit, the oldest first, but never the one that was just stored. Returns the
-- keys of the values that have to be deleted.
local function bound(life, budget, stored)
  local expired = redis.call('ZRANGEBYSCORE', ages, '-inf', now - life * 1000, 'LIMIT', 0, MOST)
  for _, key in ipairs(expired) do forget(key) end
  local gone = {}
  while #gone < MOST and tonumber(redis.call('HGET', sizes, 'used') or 0) > budget do
    local oldest = redis.call('ZRANGE', ages, 0, 0)[1]
    if not oldest or oldest == stored then break end
    forget(oldest)
    gone[#gone + 1] = oldest
  end
  redis.call('PEXPIRE', ages, life * 2)
  redis.call('PEXPIRE', sizes, life * 2)
  return gone
end
