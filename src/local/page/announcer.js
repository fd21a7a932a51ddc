// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { spoken } from './plain-text.js';

/** @typedef {import('./state.js').Chat} Chat */

/** Sayings that are kept; older ones have been read. */
const KEPT = 5;

const LOADING = 128;
const EPHEMERAL = 64;

/**
 * Says to a screen reader what is new in the open channel: new messages, answers that were awaited, and changes of
 * what is for the reader alone. What was there when the channel was opened is not said; it can be read in the log.
 *
 * @param {{ state: import('./state.js').State, person: (id: string) => string }} props
 */
export function Announcer({ state: { current, messages, me }, person }) {
  const [sayings, say] = useState(/** @type {{ key: number, text: string }[]} */ ([]));
  const before = useRef({ channel: current, messages });
  const count = useRef(0);
  useEffect(() => {
    const { channel, messages: known } = before.current;
    before.current = { channel: current, messages };
    if (channel !== current) return say([]);
    const fresh = messages.filter((message) => isToBeSaid(message, known, me?.id, person));
    if (fresh.length === 0) return;
    const said = fresh.map((message) => {
      count.current += 1;
      return { key: count.current, text: spoken(message, person) };
    });
    say((earlier) => [...earlier, ...said].slice(-KEPT));
  }, [current, messages]);
  return html`<div class="unseen" aria-live="polite">${sayings.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}</div>`;
}

/**
 * Whether a message is new to the reader. Pictures that follow words which have been said are not: they can be read in the log.
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

/** What a message says without its files. @param {Chat} message @param {(id: string) => string} person */
function wordsOf(message, person) {
  return spoken({ ...message, attachments: [] }, person);
}
