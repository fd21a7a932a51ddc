--[[
Extends a lease for its holder.

KEYS[1] lease: the holder of the lease, as a string that expires when the lease ends

ARGV[1] holder: the name of the holder
ARGV[2] life: how long the lease lasts from now, in milliseconds

Returns 1 if the lease was extended, and 0 if it has ended or somebody else holds it.
]]
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
