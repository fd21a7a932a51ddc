// @ts-check
import { spoken } from './plain-text.js';

/** @typedef {import('./state.js').Chat} Chat */

/** Discord's numbers for two flags of messages: the answer is still awaited, and only the reader sees the message. */
const LOADING = 128;
const EPHEMERAL = 64;

/**
 * Whether a message has to be announced. Pictures that follow a text that was already announced don't count as new, since they
 * can be read in the log.
 *
 * @param {Chat} message
 * @param {readonly Chat[]} known what was shown before
 * @param {string | undefined} me
 * @param {(id: string) => string} person
 */
export function isToBeSaid(message, known, me, person) {
  const { id, author, flags = 0 } = message;
  if (author.id === me || flags & LOADING) return false;
  const earlier = known.find((other) => other.id === id);
  if (earlier === undefined) return known.every((other) => BigInt(other.id) < BigInt(id));
  if ((earlier.flags ?? 0) & LOADING) return true;
  return (flags & EPHEMERAL) !== 0 && wordsOf(earlier, person) !== wordsOf(message, person);
}

/** The words of a message, without its files. @param {Chat} message @param {(id: string) => string} person */
function wordsOf(message, person) {
  return spoken({ ...message, attachments: [] }, person);
}
