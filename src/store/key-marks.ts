/**
 * Says what becomes of a key when a person deletes their data.
 * - `deleted`: what the key holds about the person is deleted, or the whole key if its name has the person's id.
 * - `anonymous`: the value stays, and no longer names the person.
 * - `id`: only the person's id stays, because a block has to outlast the deletion.
 * - `none`: the key holds nothing about people.
 */
export type KeyMark = 'deleted' | 'anonymous' | 'id' | 'none';

/** The mark of every key that KEYS.md lists, by its name there. */
export const KEY_MARKS: Readonly<Record<string, KeyMark>> = {
  '{t:ID}:head': 'anonymous',
  '{t:ID}:snapshot': 'anonymous',
  '{t:ID}:checkpoint': 'anonymous',
  '{t:ID}:kept': 'anonymous',
  '{t:ID}:log': 'anonymous',
  '{t:ID}:archive': 'anonymous',
  '{t:ID}:ids': 'none',
  '{t:ID}:refused': 'none',
  '{t:ID}:prompts': 'none',
  '{t:ID}:inbox': 'deleted',
  '{t:ID}:tries': 'none',
  '{t:ID}:aside': 'deleted',
  '{t:ID}:outbox': 'deleted',
  '{t:ID}:sending': 'none',
  '{t:ID}:panel': 'none',
  '{t:ID}:secret': 'none',
  '{t:ID}:seen:NAME': 'deleted',
  '{t:ID}:going': 'deleted',
  '{t:ID}:lines': 'deleted',
  '{t:ID}:branch:PERSON': 'deleted',
  '{t:ID}:ahead': 'deleted',
  '{t:ID}:untaken': 'none',
  'drawing:HASH': 'deleted',
  'picture:HASH': 'deleted',
  '{cached}:ages': 'deleted',
  '{cached}:sizes': 'deleted',
  'answer:INTERACTION': 'deleted',
  'wish:INTERACTION': 'deleted',
  'deck-list:INTERACTION': 'deleted',
  'deck-fixes:INTERACTION': 'deleted',
  'held-list:INTERACTION': 'deleted',
  'deck-read:INTERACTION': 'deleted',
  'change:{HASH}:INTERACTION': 'deleted',
  'breaker:CHANNEL': 'none',
  'post:CHANNEL:NONCE': 'none',
  'posted:MESSAGE': 'none',
  'trouble:ID': 'none',
  'bell:ID:PERSON': 'deleted',
  'rung:KIND:PERSON': 'deleted',
  'call:ID:PERSON': 'deleted',
  'last-asked:PERSON': 'deleted',
  'asking:ID:PERSON': 'deleted',
  '{openings}:SCOPE:ID': 'deleted',
  'deferred:BOT': 'deleted',
  'lease:NAME': 'none',
  'hold:NAME': 'none',
  'refused-requests': 'none',
  'direct-refusals': 'none',
  'sessions:SHARD/COUNT': 'none',
  'direct:BOT:PERSON': 'deleted',
  'joined:THREAD': 'deleted',
  'reopened:THREAD': 'none',
  shards: 'none',
  'identify:DOOR': 'none',
  '{subspace}:QUEUE:…': 'deleted',
  store: 'none',
  restoring: 'none',
  forgotten: 'anonymous',
  tables: 'none',
  finished: 'none',
  archived: 'none',
  'guild:GUILD:tables': 'anonymous',
  'guild:GUILD:past': 'none',
  'server:GUILD': 'none',
  'blocked:GUILD': 'id',
  boards: 'none',
  'board:GUILD': 'deleted',
  'person:PERSON:tables': 'deleted',
  'person:PERSON:past': 'deleted',
  'left-servers': 'none',
  partings: 'none',
  'registered-servers': 'none',
  'troubled:GUILD': 'none',
  'thread:THREAD': 'none',
  'decks:PERSON': 'deleted',
  'preferences:PERSON': 'deleted',
  'seeker-servers': 'none',
  'seekers:GUILD': 'deleted',
  'watching:PERSON': 'deleted',
  'stats:PERSON': 'deleted',
  'stats-list:GUILD': 'deleted',
  digests: 'deleted',
  'digest:PERSON': 'deleted',
  reminders: 'deleted',
  forgetting: 'deleted',
};

/** The things that `/profile delete` deletes, as it calls them, in the order in which its question names them. */
export const KEPT_KINDS = {
  settings: 'settings',
  hours: 'waking hours',
  holidays: 'holidays',
  decks: 'decks',
  statistics: 'statistics',
  lists: 'lists of tables',
  waits: 'alerts for tables',
  lines: 'kept lines',
  answers: 'prepared answers',
  copies: 'private copies',
  reminders: 'reminders',
  messages: 'waiting messages',
  brief: 'short-lived data',
  direct: 'our direct messages',
} as const;

type KeptKind = keyof typeof KEPT_KINDS;

/** The kind of thing that each key holds that is marked `deleted`, by its name, or for each field if the fields hold different kinds of things. */
export const KEY_KINDS: Readonly<Record<string, KeptKind | Readonly<Record<string, KeptKind>>>> = {
  '{t:ID}:inbox': 'messages',
  '{t:ID}:aside': 'messages',
  '{t:ID}:outbox': 'messages',
  '{t:ID}:seen:NAME': 'brief',
  '{t:ID}:going': 'lines',
  '{t:ID}:lines': 'lines',
  '{t:ID}:branch:PERSON': 'copies',
  '{t:ID}:ahead': { SEAT: 'lines', 'if:SEAT': 'answers' },
  'drawing:HASH': 'brief',
  'picture:HASH': 'brief',
  '{cached}:ages': 'brief',
  '{cached}:sizes': 'brief',
  'answer:INTERACTION': 'brief',
  'wish:INTERACTION': 'brief',
  'deck-list:INTERACTION': 'brief',
  'deck-fixes:INTERACTION': 'brief',
  'held-list:INTERACTION': 'brief',
  'deck-read:INTERACTION': 'brief',
  'change:{HASH}:INTERACTION': 'brief',
  'bell:ID:PERSON': 'brief',
  'rung:KIND:PERSON': 'brief',
  'call:ID:PERSON': 'reminders',
  'last-asked:PERSON': 'messages',
  'asking:ID:PERSON': 'messages',
  '{openings}:SCOPE:ID': 'brief',
  'deferred:BOT': 'brief',
  'direct:BOT:PERSON': 'direct',
  'joined:THREAD': 'lists',
  '{subspace}:QUEUE:…': 'messages',
  'board:GUILD': 'lists',
  'person:PERSON:tables': 'lists',
  'person:PERSON:past': 'lists',
  'decks:PERSON': 'decks',
  'preferences:PERSON': {
    confirms: 'settings',
    zone: 'hours',
    hours: 'hours',
    holidays: 'holidays',
    messages: 'settings',
    digest: 'settings',
    nudges: 'settings',
    'never:GUILD': 'settings',
    'seek:GUILD': 'waits',
    'sought:GUILD': 'waits',
    'mute:ID': 'settings',
  },
  'seekers:GUILD': 'waits',
  'watching:PERSON': 'lists',
  'stats:PERSON': 'statistics',
  'stats-list:GUILD': 'statistics',
  digests: 'reminders',
  'digest:PERSON': 'reminders',
  reminders: 'reminders',
  forgetting: 'brief',
};

/** The key of a table that stays, with the table's id. */
const OF_TABLE = /^\{t:([^}]+)\}:/;

const PATTERNS = Object.entries(KEY_MARKS).map(([name, mark]) => ({ name, mark, pattern: patternOf(name) }));

/** Matches the keys that have this name in KEYS.md, where words in capitals stand for any text. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[{}.:/]/g, '\\$&').replace(/\b[A-Z]{2,}\b|…/g, '.+');
  return new RegExp(`^${escaped}$`);
}

/** Returns the name that KEYS.md gives a key, with the key's mark; null for a key that no version of today writes. */
export function markOf(key: string): { name: string; mark: KeyMark } | null {
  return PATTERNS.find(({ pattern }) => pattern.test(key)) ?? null;
}

/** Returns the table to which a key belongs, or null. */
export function tableOfKey(key: string): string | null {
  return OF_TABLE.exec(key)?.[1] ?? null;
}
