import { KEY_MARKS, markOf } from './key-marks.ts';

/** Why a back-up leaves a key out. */
const LEFT_OUT = {
  brief: 'It lasts less than a day, so nobody would wait for it anymore.',
  computed: 'It is computed again from the table when somebody needs it.',
  queue: 'The sweep adds the jobs of all waiting work again.',
  running: 'It describes processes that run now, not the games.',
  last: 'The restore writes it itself, as its last step.',
  marker: 'Only an unfinished restore has it.',
} as const;

/**
 * Says what a back-up does with a key.
 * - `table`: it copies the key in one transaction with all other such keys of the table.
 * - `alone`: it copies the key in a step of its own.
 * - Anything else: it leaves the key out for this reason.
 */
export type KeyCopy = 'table' | 'alone' | keyof typeof LEFT_OUT;

/** The way in which a back-up treats each key that KEYS.md lists, by its name there. A test compares the two lists. */
export const KEY_COPIES: Readonly<Record<string, KeyCopy>> = {
  '{t:ID}:head': 'table',
  '{t:ID}:snapshot': 'table',
  '{t:ID}:checkpoint': 'table',
  '{t:ID}:kept': 'table',
  '{t:ID}:log': 'table',
  '{t:ID}:archive': 'table',
  '{t:ID}:ids': 'table',
  '{t:ID}:refused': 'table',
  '{t:ID}:prompts': 'table',
  '{t:ID}:inbox': 'table',
  '{t:ID}:tries': 'table',
  '{t:ID}:aside': 'table',
  '{t:ID}:outbox': 'table',
  '{t:ID}:sending': 'table',
  '{t:ID}:panel': 'table',
  '{t:ID}:secret': 'table',
  '{t:ID}:seen:NAME': 'computed',
  '{t:ID}:going': 'brief',
  '{t:ID}:lines': 'table',
  '{t:ID}:branch:PERSON': 'alone',
  '{t:ID}:ahead': 'table',
  '{t:ID}:untaken': 'table',
  'drawing:HASH': 'computed',
  'picture:HASH': 'computed',
  '{cached}:ages': 'computed',
  '{cached}:sizes': 'computed',
  'answer:INTERACTION': 'brief',
  'wish:INTERACTION': 'brief',
  'deck-list:INTERACTION': 'brief',
  'deck-fixes:INTERACTION': 'brief',
  'held-list:INTERACTION': 'brief',
  'deck-read:INTERACTION': 'brief',
  'change:{HASH}:INTERACTION': 'brief',
  'breaker:CHANNEL': 'brief',
  'post:CHANNEL:NONCE': 'alone',
  'posted:MESSAGE': 'alone',
  'trouble:ID': 'alone',
  'bell:ID:PERSON': 'brief',
  'rung:KIND:PERSON': 'brief',
  'call:ID:PERSON': 'alone',
  'last-asked:PERSON': 'alone',
  'asking:ID:PERSON': 'alone',
  '{openings}:SCOPE:ID': 'brief',
  'deferred:BOT': 'brief',
  'lease:NAME': 'running',
  'hold:NAME': 'alone',
  'refused-requests': 'brief',
  'direct-refusals': 'alone',
  'sessions:SHARD/COUNT': 'alone',
  'direct:BOT:PERSON': 'alone',
  'joined:THREAD': 'alone',
  'reopened:THREAD': 'alone',
  shards: 'running',
  'identify:DOOR': 'running',
  '{subspace}:QUEUE:…': 'queue',
  store: 'last',
  restoring: 'marker',
  forgotten: 'alone',
  tables: 'alone',
  finished: 'alone',
  archived: 'alone',
  'guild:GUILD:tables': 'alone',
  'guild:GUILD:past': 'alone',
  'server:GUILD': 'alone',
  'blocked:GUILD': 'alone',
  boards: 'alone',
  'board:GUILD': 'alone',
  'person:PERSON:tables': 'alone',
  'person:PERSON:past': 'alone',
  'left-servers': 'alone',
  partings: 'alone',
  'registered-servers': 'alone',
  'troubled:GUILD': 'alone',
  'thread:THREAD': 'alone',
  'decks:PERSON': 'alone',
  'preferences:PERSON': 'alone',
  'seeker-servers': 'alone',
  'seekers:GUILD': 'alone',
  'watching:PERSON': 'alone',
  'stats:PERSON': 'alone',
  'stats-list:GUILD': 'alone',
  digests: 'alone',
  'digest:PERSON': 'alone',
  reminders: 'alone',
  forgetting: 'alone',
};

/** Returns what a back-up does with a key; `unknown` for a key that no version of today writes, which it leaves out. */
export function copyOf(key: string): KeyCopy | 'unknown' {
  const name = markOf(key)?.name;
  return (name === undefined ? undefined : KEY_COPIES[name]) ?? 'unknown';
}

/** Returns the reason for which a back-up leaves a key out, or null if it copies the key. */
export function reasonLeftOut(copy: KeyCopy): string | null {
  return copy === 'table' || copy === 'alone' ? null : LEFT_OUT[copy];
}

/** The names of all keys that a back-up leaves out, with the reasons. */
export function leftOutKeys(): { name: string; why: string }[] {
  return Object.keys(KEY_MARKS).flatMap((name) => {
    const copy = KEY_COPIES[name];
    const why = copy === undefined ? null : reasonLeftOut(copy);
    return why === null ? [] : [{ name, why }];
  });
}
