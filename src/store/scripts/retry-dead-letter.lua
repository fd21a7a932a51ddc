--[[
Adds commands to a table's inbox and removes the dead letter that they come from.

KEYS[1] inbox: a stream of waiting commands
KEYS[2] aside: a stream of dead letters

ARGV[1] letter: the id of the dead letter's entry
ARGV[2...] commands: for each command its id, 1 if it must run alone (otherwise 0), and its body

Returns 1.
]]
for at = 2, #ARGV, 3 do
  redis.call('XADD', KEYS[1], '*', 'id', ARGV[at], 'alone', ARGV[at + 1], 'body', ARGV[at + 2])
end
redis.call('XDEL', KEYS[2], ARGV[1])
return 1
