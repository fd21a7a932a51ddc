// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { Choices } from './choices.js';
import { html } from './html.js';

/** @typedef {Record<string, string | string[]>} Values what stands in the fields, by their ids */
/** @typedef {import('discord-api-types/v10').APITextInputComponent | import('discord-api-types/v10').APIStringSelectComponent} Input */
/** @typedef {{ input: Input | null, label: string, description: string }} Line a field with its label, or words alone */

/**
 * A form that the bot answered with. It stays open until the bot has taken it, so that nothing typed gets lost.
 *
 * @param {{ form: import('./state.js').Form, tab: import('./tab.js').Tab }} props
 */
export function FormDialog({ form: { id, data }, tab }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const lines = linesOf(data.components);
  const [values, setValues] = useState(() => begun(lines));
  const [isBusy, wait] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => tab.set({ form: null, notice: '' });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBusy) return;
    wait(true);
    const isDone = await tab.act({ op: 'submit', form: id, fields: values });
    wait(false);
    if (isDone) close();
  };
  return html`<dialog class="form" ref=${dialog} aria-labelledby="form-title" onClose=${close}>
    <form onSubmit=${submit}>
      <h2 id="form-title">${data.title}</h2>
      ${lines.map((line, i) => html`<${FormLine} key=${line.input?.custom_id ?? i} line=${line} values=${values} give=${(/** @type {Values} */ given) => setValues({ ...values, ...given })} />`)}
      <p class="problem" role="alert">${tab.state.notice}</p>
      <div class="row"><button class="button primary" aria-busy=${isBusy}>Send</button><button type="button" class="button secondary" onClick=${() => dialog.current?.close()}>Cancel</button></div>
    </form></dialog>`;
}

/**
 * The lines of a form in both of Discord's layouts: fields under labels, or rows of fields that bring their own.
 *
 * @param {import('./state.js').Form['data']['components']} parts
 * @returns {Line[]}
 */
function linesOf(parts) {
  return parts.flatMap(linesIn);
}

/** @param {import('./state.js').Form['data']['components'][number]} part @returns {Line[]} */
function linesIn(part) {
  if (part.type === 10) return [{ input: null, label: part.content, description: '' }];
  if (part.type === 18) {
    const { component: input, label, description = '' } = part;
    return input.type === 4 || input.type === 3 ? [{ input, label, description }] : [];
  }
  return part.components.map((input) => ({ input, label: input.label ?? '', description: '' }));
}

/** @param {Line[]} lines @returns {Values} */
function begun(lines) {
  const inputs = lines.flatMap(({ input }) => (input ? [input] : []));
  return Object.fromEntries(
    inputs.map((input) => [
      input.custom_id,
      input.type === 4
        ? (input.value ?? '')
        : input.options.filter((option) => option.default).map(({ value }) => value),
    ]),
  );
}

/** @param {{ line: Line, values: Values, give: (given: Values) => void }} props */
function FormLine({ line: { input, label, description }, values, give }) {
  if (input === null) return html`<p>${label}</p>`;
  const { custom_id: id, required: isRequired = true } = input;
  const value = values[id];
  const name = html`<span>${label}${isRequired ? '' : html` <span class="small">optional</span>`}</span>`;
  if (input.type === 3 && (input.max_values ?? 1) > 1) {
    const { options, min_values: least = isRequired ? 1 : 0, max_values: most = 1 } = input;
    return html`<div class="field">${description ? html`<p class="hint">${description}</p>` : null}
      <${Choices} options=${options} least=${least} most=${most} label=${label} chosen=${Array.isArray(value) ? value : []} choose=${(/** @type {string[]} */ chosen) => give({ [id]: chosen })} /></div>`;
  }
  const rest = { id: `field-${id}`, required: isRequired, 'aria-describedby': description ? `hint-${id}` : undefined };
  const typed = (/** @type {{ currentTarget: HTMLInputElement | HTMLTextAreaElement }} */ { currentTarget }) =>
    give({ [id]: currentTarget.value });
  const chosen = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
    give({ [id]: currentTarget.value === '' ? [] : [currentTarget.value] });
  let control;
  if (input.type === 3) {
    control = html`<select ...${rest} value=${value?.[0] ?? ''} onChange=${chosen}>
      <option value="">${input.placeholder ?? 'Choose'}</option>
      ${input.options.map((option) => html`<option key=${option.value} value=${option.value}>${option.label}${option.description ? ` – ${option.description}` : ''}</option>`)}</select>`;
  } else {
    const bounds = {
      minlength: input.min_length,
      maxlength: input.max_length,
      placeholder: input.placeholder,
      value,
      onInput: typed,
    };
    control =
      input.style === 2
        ? html`<textarea rows="5" ...${rest} ...${bounds}></textarea>`
        : html`<input ...${rest} ...${bounds} />`;
  }
  return html`<div class="field"><label for=${rest.id}>${name}</label>
    ${control}
    ${description ? html`<p class="hint" id=${`hint-${id}`}>${description}</p>` : null}</div>`;
}
