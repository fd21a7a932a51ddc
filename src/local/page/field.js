// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { KIND } from './command-line.js';
import { useCompletion } from './completion.js';
import { FileField } from './file-field.js';
import { html } from './html.js';
import { useProposals } from './proposals.js';

/** @typedef {import('./command-line.js').Value} Value */

/**
 * The data and functions that the field of an option uses.
 *
 * @typedef {object} FieldProps
 * @property {import('./command-line.js').Option} option
 * @property {Value | undefined} value
 * @property {(value: Value | undefined) => void} give
 * @property {string} problem the problem with the value; empty if there is none
 * @property {import('./tab.js').Tab} tab
 * @property {(text: string) => import('./completion.js').Query} query the request to the bot for suggestions
 */

/** The field of one option of a command. @param {FieldProps} props */
export function Field(props) {
  const { option, tab, problem } = props;
  const { name, description, required = false } = option;
  const id = `option-${name}`;
  const list = entriesOf(option, tab.state);
  const isFile = option.type === KIND.attachment;
  const kind = isFile ? FileField : 'autocomplete' in option && option.autocomplete ? Completed : list ? Listed : Typed;
  return html`<div class="field">
    <label for=${id}>${name}${required ? '' : html` <span class="small">optional</span>`}</label>
    <${kind} ...${props} id=${id} list=${list} />
    <p class="hint" id=${`${id}-hint`}>${problem ? html`<span class="problem">${problem} </span>` : null}${description}</p>
  </div>`;
}

/**
 * The values that an option can be chosen from; null if the value isn't chosen from a list.
 *
 * @param {import('./command-line.js').Option} option
 * @param {import('./state.js').State} state
 * @returns {{ name: string, value: Value }[] | null}
 */
function entriesOf(option, { people, bot, channels }) {
  if ('choices' in option && option.choices) return option.choices;
  const named = (/** @type {{ id: string, name: string }} */ { id, name }) => ({ name, value: id });
  switch (option.type) {
    case KIND.boolean:
      return [
        { name: 'yes', value: true },
        { name: 'no', value: false },
      ];
    case KIND.user:
      return [...people, ...(bot ? [bot] : [])].map(named);
    case KIND.channel:
      return channels.map(named);
    default:
      return null;
  }
}

/** @param {FieldProps & { id: string, list: { name: string, value: Value }[] }} props */
function Listed({ option, value, give, id, list }) {
  const chosen = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
    give(list[currentTarget.selectedIndex - 1]?.value);
  const entry = (/** @type {(typeof list)[number]} */ one) =>
    html`<option key=${String(one.value)} value=${String(one.value)}>${one.name}</option>`;
  return html`<select id=${id} required=${option.required} aria-describedby=${`${id}-hint`} value=${String(value ?? '')}
    onChange=${chosen}><option value="">Choose</option>${list.map(entry)}</select>`;
}

/** @param {FieldProps & { id: string }} props */
function Typed({ option, value, give, id }) {
  const isNumber = option.type === KIND.integer || option.type === KIND.number;
  const bounds = {
    min: 'min_value' in option ? option.min_value : undefined,
    max: 'max_value' in option ? option.max_value : undefined,
    minlength: 'min_length' in option ? option.min_length : undefined,
    maxlength: 'max_length' in option ? option.max_length : undefined,
  };
  const typed = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget: { value: text } }) =>
    give(text === '' ? undefined : isNumber ? Number(text) : text);
  return html`<input id=${id} type=${isNumber ? 'number' : 'text'} step=${option.type === KIND.integer ? 1 : 'any'} required=${option.required}
    aria-describedby=${`${id}-hint`} autocomplete="off" ...${bounds} value=${value ?? ''} onInput=${typed} />`;
}

/** A field that the bot completes while a person types. @param {FieldProps & { id: string }} props */
function Completed({ option, value, give, tab, query, id }) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const { choices, note, look, drop } = useCompletion(tab.ask);
  const isNumber = option.type === KIND.integer || option.type === KIND.number;
  const type = (/** @type {string} */ typed) => {
    setText(typed);
    give(typed === '' ? undefined : isNumber && Number.isFinite(Number(typed)) ? Number(typed) : typed);
    look(query(typed));
  };
  const items = choices.map((choice) => ({ key: String(choice.value), title: choice.name, value: choice.value }));
  const pick = (/** @type {(typeof items)[number]} */ item) => {
    setText(item.title);
    give(item.value);
    drop();
  };
  const { attributes, markup, take } = useProposals({
    id: `${id}-list`,
    label: `Proposals for ${option.name}`,
    items,
    pick,
    isEager: false,
    entered: () => look(query(text)),
  });
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (!take(event) && event.key === 'ArrowDown') look(query(text));
  };
  // When the form is cleared, the field is cleared too.
  useEffect(() => {
    if (value === undefined) setText('');
  }, [value]);
  return html`<input id=${id} ...${attributes} required=${option.required} aria-describedby=${`${id}-hint`} value=${text}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => type(currentTarget.value)} onKeyDown=${key} />
    ${markup}
    <p class="unseen" role="status">${note}</p>`;
}
