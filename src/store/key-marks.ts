/**
 * Says what becomes of a key when a person deletes their data.
 * - `deleted`: what the key holds about the person is deleted, or the whole key if its name has the person's id.
 * - `anonymous`: the value stays, and no longer names the person.
 * - `none`: the key holds nothing about people.
 */
export type KeyMark = 'deleted' | 'anonymous' | 'none';

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
  boards: 'none',
  'board:GUILD': 'deleted',
  'person:PERSON:tables': 'deleted',
  'person:PERSON:past': 'deleted',
  'left-servers': 'none',
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
