// @ts-check
import { html } from './html.js';

/**
 * A list of options, each with its explanation, in which several can be ticked.
 *
 * @param {object} props
 * @param {readonly import('discord-api-types/v10').APISelectMenuOption[]} props.options
 * @param {number} props.least
 * @param {number} props.most
 * @param {string} props.label
 * @param {string[]} props.chosen
 * @param {(values: string[]) => void} props.choose
 */
export function Choices({ options, least, most, label, chosen, choose }) {
  const toggle = (/** @type {string} */ value) => {
    if (chosen.includes(value)) choose(chosen.filter((other) => other !== value));
    else if (most === 1) choose([value]);
    else if (chosen.length < most) choose([...chosen, value]);
  };
  const span = least === most ? most : least === 0 ? `up to ${most}` : `${least} to ${most}`;
  return html`<fieldset class="choices">
    <legend>${label} <span class="small">(${span})</span></legend>
    ${options.map(({ value, label: name, description }) => {
      const isFull = most > 1 && chosen.length >= most && !chosen.includes(value);
      return html`<label key=${value} class=${isFull ? 'dim' : ''}><input type="checkbox" checked=${chosen.includes(value)} aria-disabled=${isFull}
        onClick=${(/** @type {Event} */ event) => isFull && event.preventDefault()} onChange=${() => toggle(value)} />
        <span><b>${name}</b>${description ? html`<span class="note">${description}</span>` : null}</span></label>`;
    })}
  </fieldset>`;
}
