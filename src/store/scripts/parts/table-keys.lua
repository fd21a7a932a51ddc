--[[
Names the keys of a table. src/store/KEYS.md describes their values.

KEYS[1] head: a hash with the table's position and what lists show
KEYS[2] snapshot: the table after its latest entry, as a packed string
KEYS[3] checkpoint: the table from which the next undo starts, as a packed string
KEYS[4] kept: a hash of permanent checkpoints, by `seq`, or by `e` and `seq` for those that are never removed
KEYS[5] log: a list of packed entries; entry n is at index n
KEYS[6] ids: a hash of the ids of applied commands, with the `seq` of their first entries
KEYS[7] refused: a sorted set of the ids of refused commands, by the time of the refusal (ms since 1970)
KEYS[8] prompts: a hash of the open questions, by seat
KEYS[9] inbox: a stream of waiting commands with the fields id, alone (1 or 0) and body, in this order
KEYS[10] tries: a hash of the counted attempts, by the id of the command's entry in the inbox
KEYS[11] aside: a stream of dead letters with the fields command and error
KEYS[12] outbox: a stream of messages with the field message
KEYS[13] panel: a hash about the public panel
KEYS[14] secret: the source of the table's random numbers, as a string
KEYS[15] archive: the archived table, as a string
KEYS[16] going: the action that waits only for bots, as a JSON string
KEYS[17] lines: the lines that wait for people, as a JSON string
KEYS[18] ahead: a hash of the plans of seats, as JSON: lines for the next moves, and prepared answers (`if:SEAT`)
]]
local head, snapshot, checkpoint, kept, log = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local ids, refused, prompts, inbox, tries = KEYS[6], KEYS[7], KEYS[8], KEYS[9], KEYS[10]
local aside, outbox, panel, secret, archive = KEYS[11], KEYS[12], KEYS[13], KEYS[14], KEYS[15]
local going, lines, ahead = KEYS[16], KEYS[17], KEYS[18]
