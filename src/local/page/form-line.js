// @ts-check
import { Choices } from './choices.js';
import { html } from './html.js';

/** @typedef {Record<string, string | string[]>} Values the contents of the fields, by field id */
/** @typedef {import('discord-api-types/v10').APITextInputComponent | import('discord-api-types/v10').APIStringSelectComponent} Input */
/** @typedef {{ input: Input | null, label: string, description: string }} Line a field with its label, or words alone */
/** @typedef {(given: Values) => void} Give */

/**
 * A line of a form, which is either a field with its label or only text.
 *
 * @param {{ line: Line, values: Values, give: Give }} props
 */
export function FormLine({ line: { input, label, description }, values, give }) {
  if (input === null) return html`<p>${label}</p>`;
  const { custom_id: id, required = true } = input;
  const value = values[id] ?? '';
  const hint = description ? html`<p class="hint" id=${`hint-${id}`}>${description}</p>` : null;
  if (input.type === 3 && (input.max_values ?? 1) > 1) {
    const { options, min_values: least = required ? 1 : 0, max_values: most = 1 } = input;
    const choose = (/** @type {string[]} */ chosen) => give({ [id]: chosen });
    return html`<div class="field">
      <${Choices} ...${{ options, least, most, label, choose }} chosen=${Array.isArray(value) ? value : []} />
      ${hint}
    </div>`;
  }
  const rest = { id: `field-${id}`, required, 'aria-describedby': description ? `hint-${id}` : undefined };
  return html`<div class="field">
    <label for=${rest.id}>${label}${required ? '' : html` <span class="small">optional</span>`}</label>
    ${
      input.type === 3
        ? html`<${Select} input=${input} rest=${rest} value=${value} give=${give} />`
        : html`<${Text} input=${input} rest=${rest} value=${value} give=${give} />`
    }
    ${hint}
  </div>`;
}

/** @param {{ input: import('discord-api-types/v10').APIStringSelectComponent, rest: object, value: string | string[], give: Give }} props */
function Select({ input: { custom_id: id, options, placeholder = 'Choose' }, rest, value, give }) {
  const chosen = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget: { value: one } }) =>
    give({ [id]: one === '' ? [] : [one] });
  const words = (/** @type {{ label: string, description?: string }} */ { label, description }) =>
    description ? `${label} – ${description}` : label;
  return html`<select ...${rest} value=${value[0] ?? ''} onChange=${chosen}>
    <option value="">${placeholder}</option>
    ${options.map((option) => html`<option key=${option.value} value=${option.value}>${words(option)}</option>`)}
  </select>`;
}

/** @param {{ input: import('discord-api-types/v10').APITextInputComponent, rest: object, value: string | string[], give: Give }} props */
function Text({ input: { custom_id: id, style, min_length, max_length, placeholder }, rest, value, give }) {
  const typed = (/** @type {{ currentTarget: HTMLInputElement | HTMLTextAreaElement }} */ { currentTarget }) =>
    give({ [id]: currentTarget.value });
  const all = { ...rest, minlength: min_length, maxlength: max_length, placeholder, value, onInput: typed };
  return style === 2 ? html`<textarea rows="5" ...${all}></textarea>` : html`<input ...${all} />`;
}
