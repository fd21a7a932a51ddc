// @ts-check
import { useState } from 'preact/hooks';

/** @typedef {import('./command-form.js').Filling} Filling */

/**
 * The unsent content of the composer in a channel: text, or a command whose fields are open.
 *
 * @typedef {{ text: string, filling: Filling | null }} Draft
 */

/** @type {Draft} */
const EMPTY = { text: '', filling: null };

/** What was begun in each channel and not sent. @type {Map<string, Draft>} */
const drafts = new Map();

/**
 * The draft of a channel. The draft outlives the composer, so a person can look at other channels in the meantime.
 *
 * @param {string} channel
 */
export function useDraft(channel) {
  const [draft, set] = useState(drafts.get(channel) ?? EMPTY);
  const keep = (/** @type {Draft} */ next) => {
    drafts.set(channel, next);
    set(next);
  };
  return {
    draft,
    write: (/** @type {string} */ text) => keep({ text, filling: null }),
    fill: (/** @type {Filling} */ filling) => keep({ text: '', filling }),
    clear: () => keep(EMPTY),
    /** Restores what could not be sent, unless the person has begun to write something else. */
    restore: (/** @type {Draft} */ unsent) => {
      if (drafts.get(channel) === EMPTY) keep(unsent);
    },
  };
}
