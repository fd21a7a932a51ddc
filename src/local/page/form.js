// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { FormLine } from './form-line.js';
import { html } from './html.js';

/** @typedef {import('./form-line.js').Values} Values */
/** @typedef {import('./form-line.js').Line} Line */

/**
 * A form that the bot sent as an answer. The form stays open until the bot has accepted it, so that nothing typed gets lost.
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
  const give = (/** @type {Values} */ given) => setValues({ ...values, ...given });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBusy) return;
    wait(true);
    const isDone = await tab.act({ op: 'submit', form: id, fields: values });
    wait(false);
    if (isDone) dialog.current?.close();
  };
  return html`<dialog class="form" ref=${dialog} aria-labelledby="form-title" onClose=${close}>
    <form onSubmit=${submit}>
      <h2 id="form-title">${data.title}</h2>
      ${lines.map((line, i) => html`<${FormLine} key=${i} line=${line} values=${values} give=${give} />`)}
      <p class="problem" role="alert">${tab.state.notice}</p>
      <div class="row">
        <button class="button primary" aria-busy=${isBusy}>Send</button>
        <button type="button" class="button secondary" onClick=${() => dialog.current?.close()}>Cancel</button>
      </div>
    </form></dialog>`;
}

/**
 * The lines of a form in both of Discord's layouts: fields under labels, or rows of fields that have their own labels.
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
