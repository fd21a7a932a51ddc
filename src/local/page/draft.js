// @ts-check
import { useState } from 'preact/hooks';

/** @typedef {import('./command-form.js').Filling} Filling */

/**
 * What one has begun to write in a channel: words, or a command whose fields are open.
 *
 * @typedef {{ text: string, filling: Filling | null }} Draft
 */

/** @type {Draft} */
const EMPTY = { text: '', filling: null };

/** What was begun in each channel and not sent. @type {Map<string, Draft>} */
const drafts = new Map();

/**
 * The draft of a channel. It outlasts the composer, so that one can look elsewhere meanwhile.
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
    /** Gives back what could not be sent, unless something else has been begun. */
    restore: (/** @type {Draft} */ unsent) => {
      if (drafts.get(channel) === EMPTY) keep(unsent);
    },
  };
}
