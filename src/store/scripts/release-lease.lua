--[[
Ends a lease, so that the next process doesn't have to wait for it.

KEYS[1] lease: the holder of the lease, as a string that expires when the lease ends

ARGV[1] holder: the name of the holder

Returns 1 if the lease was ended, and 0 if it has already ended or somebody else holds it.
]]
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])
