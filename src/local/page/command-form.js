// @ts-check
import { useEffect, useRef } from 'preact/hooks';
import { plainOf } from './command-line.js';
import { Field } from './field.js';
import { html } from './html.js';

/** @typedef {import('./command-line.js').Value} Value */

/**
 * A command being filled in.
 *
 * @typedef {object} Filling
 * @property {import('./state.js').Command} command
 * @property {Record<string, Value>} values
 * @property {{ name: string, text: string } | null} problem the problem with what was typed
 */

/**
 * The fields of a command. In any field, Enter sends the command and Escape closes the form.
 *
 * @param {object} props
 * @param {Filling} props.filling
 * @param {(filling: Filling) => void} props.change
 * @param {(filling: Filling) => void} props.send
 * @param {() => void} props.close
 * @param {import('./tab.js').Tab} props.tab
 */
export function CommandForm({ filling, change, send, close, tab }) {
  const { command, values, problem } = filling;
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => {
    const lacking =
      problem?.name ?? command.options.find(({ name, required }) => required && values[name] === undefined)?.name;
    const first = lacking ?? command.options[0]?.name;
    document.getElementById(`option-${first}`)?.focus();
  }, [command, problem]);
  const give = (/** @type {string} */ name, /** @type {Value | undefined} */ value) => {
    const { [name]: _, ...others } = values;
    const isMended = problem?.name === name;
    change({
      command,
      values: value === undefined ? others : { ...others, [name]: value },
      problem: isMended ? null : problem,
    });
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send(filling);
  };
  const field = (/** @type {import('./command-line.js').Option} */ option) => {
    const { name } = option;
    const query = (/** @type {string} */ text) => ({
      channel: tab.state.current ?? '',
      command: command.path,
      values: { ...plainOf(values), [name]: text },
      focused: name,
    });
    return html`<${Field} key=${name} option=${option} value=${values[name]} tab=${tab} query=${query}
      problem=${problem?.name === name ? problem.text : ''}
      give=${(/** @type {Value | undefined} */ value) => give(name, value)} />`;
  };
  return html`<form class="command" ref=${form} onSubmit=${submit} onKeyDown=${key} aria-labelledby="command-name">
    <p class="command-head">
      <b id="command-name">/${command.path}</b> <span class="note">${command.description}</span>
    </p>
    <div class="fields">${command.options.map(field)}</div>
    <div class="row">
      <button class="button primary">Send</button>
      <button type="button" class="button secondary" onClick=${close}>Cancel</button>
    </div>
  </form>`;
}
