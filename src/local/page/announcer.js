// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';
import { isToBeSaid } from './news.js';
import { spoken } from './plain-text.js';

/** The number of announcements that are kept; older ones have been read aloud. */
const KEPT = 5;

/**
 * Announces to a screen reader what is new in the open channel: new messages, awaited answers, and changes to messages that only
 * the reader sees. Messages that were there when the channel was opened aren't announced, since they can be read in the log.
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
