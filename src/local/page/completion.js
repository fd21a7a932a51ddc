// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';

/** How long a person must stop typing before the bot is asked for suggestions, in milliseconds. */
const PAUSE = 120;

/** @typedef {import('discord-api-types/v10').APIApplicationCommandOptionChoice} Choice */
/** @typedef {Omit<Extract<import('./connection.js').TabRequestBody, { op: 'complete' }>, 'op'>} Query */

const NOTHING = { choices: /** @type {Choice[]} */ ([]), note: '' };

/**
 * The bot's suggestions for an option while a person types in it. An answer that arrives after a later request was sent is
 * dropped.
 *
 * @param {import('./tab.js').Tab['ask']} ask
 * @returns {{ choices: Choice[], note: string, look: (query: Query) => void, drop: () => void }} `note` says when the
 *   bot has none
 */
export function useCompletion(ask) {
  const [found, find] = useState(NOTHING);
  const turn = useRef(0);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (/** @type {Query} */ query) => {
    turn.current += 1;
    const mine = turn.current;
    const take = (/** @type {typeof found} */ news) => mine === turn.current && find(news);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      try {
        const { choices = [] } = await ask({ op: 'complete', ...query });
        take({ choices, note: choices.length > 0 ? '' : 'The bot proposes nothing for this.' });
      } catch {
        take({ choices: [], note: 'The bot has no suggestions right now. Type the whole value.' });
      }
    }, PAUSE);
  };
  const drop = () => {
    turn.current += 1;
    clearTimeout(timer.current);
    find(NOTHING);
  };
  return { ...found, look, drop };
}
