--[[
Replaces a person's stored deck, unless it has changed in the meantime. Adds a new one only if the person may have
another deck. The answer to the interaction is stored together with the change.

KEYS[1] decks: a hash of the person's decks, by field
KEYS[2] answer: the answer to the interaction about these decks, as a string

ARGV[1] field: the deck's field
ARGV[2] before: the deck's old value, packed; empty if there is none
ARGV[3] after: the deck's new value, packed; empty to delete the deck
ARGV[4] most: the maximum number of decks
ARGV[5] says: the answer
ARGV[6] life: how long the answer is stored, in seconds

Returns {'kept'} if the deck was replaced, {'done', answer} if the interaction already has an answer, {'changed'} if the
deck has another value than `before`, and {'full'} if the person has too many decks.
]]
local decks, done = KEYS[1], KEYS[2]
local field, before, after, most, says, life = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5], ARGV[6]
local told = redis.call('GET', done)
if told then return {'done', told} end
local now = redis.call('HGET', decks, field)
if (now or '') ~= before then return {'changed'} end
if after == '' then
  redis.call('HDEL', decks, field)
else
  if not now and redis.call('HLEN', decks) >= most then return {'full'} end
  redis.call('HSET', decks, field, after)
end
redis.call('SET', done, says, 'EX', life)
return {'kept'}
