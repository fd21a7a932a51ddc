// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { readLine, valuesOf } from './command-line.js';
import { meant, useCompletion } from './completion.js';

/** @typedef {import('./command-form.js').Filling} Filling */
/** @typedef {import('./command-line.js').Option} Option */

/**
 * A command that is typed as a line: how it reads, what the bot proposes for where it ends, and what it comes to.
 *
 * @param {string} text
 * @param {string} channel
 * @param {import('./tab.js').Tab} tab
 */
export function useLine(text, channel, { state, ask }) {
  const { choices, look, drop } = useCompletion(ask);
  const [picked, setPicked] = useState(/** @type {{ text: string, value: string | number } | null} */ (null));
  const line = readLine(text, state.commands);
  const path = line?.command.path ?? '';
  const open = line?.open;
  const ending = (open && line?.given[open.name]) ?? '';

  useEffect(() => {
    if (!line || !open || !isCompleted(open) || ending === picked?.text) return drop();
    const { values } = valuesOf(line, state);
    look({ channel, command: path, values: { ...values, [open.name]: ending }, focused: open.name });
  }, [path, open?.name, ending]);

  /** The line with a proposal at its end. @param {import('./completion.js').Choice} choice */
  const withChoice = ({ name, value }) => {
    drop(); // Before the next key: Enter sends the line then, and takes no proposal.
    setPicked({ text: name.trim(), value });
    return `${text.slice(0, text.length - ending.length).trimEnd()} ${name}`;
  };

  /** The command with its values. Words that mean one proposal stand for its value. @returns {Promise<Filling | null>} */
  const read = async () => {
    if (!line) return null;
    const { command, given } = line;
    const { values, problem } = valuesOf(line, state);
    for (const option of problem ? [] : command.options.filter(isCompleted)) {
      const { name } = option;
      const typed = given[name];
      if (typed === undefined || typed === '') continue;
      if (typed === picked?.text) values[name] = picked.value;
      else {
        const asked = ask({ op: 'complete', channel, command: path, values, focused: name });
        const found = await asked.then(
          (result) => result.choices ?? [],
          () => [],
        );
        values[name] = meant(found, typed)?.value ?? typed;
      }
    }
    return { command, values, problem };
  };
  return { line, choices, withChoice, read };
}

/** @param {Option} option */
function isCompleted(option) {
  return 'autocomplete' in option && option.autocomplete === true;
}
