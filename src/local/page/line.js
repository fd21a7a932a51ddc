// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { plainOf, readLine, sentBy, valuesOf } from './command-line.js';
import { useCompletion } from './completion.js';

/** @typedef {import('./command-form.js').Filling} Filling */
/** @typedef {import('./command-line.js').Option} Option */

/**
 * A command that is typed as a line: its parsed form, the bot's suggestions for its end, and the values that it sends.
 *
 * @param {string} text
 * @param {string} channel
 * @param {import('./tab.js').Tab} tab
 */
export function useLine(text, channel, { state, ask }) {
  const { choices, look, drop } = useCompletion(ask);
  const [picks, setPicks] = useState(/** @type {import('./command-line.js').Picks} */ ({}));
  const line = readLine(text, state.commands);
  const path = line?.command.path ?? '';
  const open = line?.open;
  const ending = (open && line?.given[open.name]) ?? '';

  useEffect(() => {
    if (!line || !open || !isCompleted(open) || ending === picks[open.name]?.text) return drop();
    const values = plainOf(valuesOf(line, state).values);
    look({ channel, command: path, values: { ...values, [open.name]: ending }, focused: open.name });
  }, [path, open?.name, ending]);

  // Suggestions that were picked for an earlier line don't apply to the next one.
  useEffect(() => {
    if (path === '') setPicks({});
  }, [path]);

  /** Returns the line with a suggestion at its end. @param {import('./completion.js').Choice} choice */
  const withChoice = ({ name, value }) => {
    drop(); // Must happen before the next key, so that Enter sends the line instead of taking a suggestion.
    if (open) setPicks({ ...picks, [open.name]: { text: name.trim(), value } });
    return `${text.slice(0, text.length - ending.length).trimEnd()} ${name}`;
  };

  /** The command with its values. @returns {Filling | null} */
  const read = () => (line ? { command: line.command, ...sentBy(line, picks, state) } : null);
  return { line, choices, withChoice, read };
}

/** @param {Option} option */
function isCompleted(option) {
  return 'autocomplete' in option && option.autocomplete === true;
}
