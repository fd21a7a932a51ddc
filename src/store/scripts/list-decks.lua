--[[
Returns all fields of a person's decks. The driver would turn the reply of a plain HGETALL into an object, where a deck
named `__proto__` would be dangerous as a key.

KEYS[1] decks: a hash of the person's decks, by field

Returns a flat list in which each field is followed by its value.
]]
return redis.call('HGETALL', KEYS[1])
