--[[
Removes the record of the last notification if the record names this message.

KEYS[1] note: the last message that notified the person, a space and the time (ms since 1970), as a string

ARGV[1] message: the message's id

Returns 1 if the record was removed, otherwise 0.
]]
local note = redis.call('GET', KEYS[1])
if note and string.match(note, '^(%S+) ') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
