// @ts-check
import { useId, useRef, useState } from 'preact/hooks';
import { Choices } from './choices.js';
import { html } from './html.js';
import { usePopup } from './popup.js';

/** @typedef {import('discord-api-types/v10').APIStringSelectComponent} SelectPart */

/**
 * What the parts of a message work with.
 *
 * @typedef {object} Ground
 * @property {string} message its id
 * @property {string | null} busy the part whose use waits for the bot; meanwhile none other can be used
 * @property {(part: string, values: string[] | null) => void} use presses a button, or chooses values in a menu
 * @property {import('./inline.js').Words} words
 * @property {import('./tab.js').Tab['set']} set
 */

/** How long letters typed after one another count as one word, in milliseconds. */
const TYPED_TOGETHER = 700;

/**
 * A menu: a button that opens its options. Where one is to be chosen, choosing sends it; where several can be, a button
 * below them does.
 *
 * @param {{ part: SelectPart, ground: Ground }} props
 */
export function Menu({ part, ground: { busy, use } }) {
  const {
    custom_id: id,
    options,
    placeholder = 'Choose',
    disabled = false,
    min_values: least = 1,
    max_values: most = 1,
  } = part;
  const isMany = most > 1 || least === 0;
  const preset = options.filter((option) => option.default);
  const { layer, isOpen, toggled, open, close, key } = usePopup((opened) => {
    /** @type {HTMLElement | null} */ (opened.querySelector('[aria-selected="true"], [role=option], input'))?.focus();
  });
  const list = useId();
  const send = (/** @type {string[]} */ values) => {
    close();
    use(id, values);
  };
  const press = (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
    if (busy === null) open(currentTarget);
  };
  const shown = preset.length > 0 ? preset.map(({ label }) => label).join(', ') : placeholder;
  return html`<div class="menu">
    <button type="button" class="button menu-button" data-id=${id} disabled=${disabled} aria-busy=${busy === id} aria-disabled=${busy !== null}
      aria-haspopup=${isMany ? 'dialog' : 'listbox'} aria-expanded=${isOpen} aria-controls=${list} onClick=${press}>${shown}</button>
    <div class="layer" popover="auto" id=${list} ref=${layer} onToggle=${toggled} onKeyDown=${key}>
      <${isMany ? Several : One} part=${part} send=${send} label=${placeholder} />
    </div>
  </div>`;
}

/** @param {{ part: SelectPart, send: (values: string[]) => void, label: string }} props */
function One({ part: { options }, send, label }) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const key = (/** @type {KeyboardEvent} */ event) => {
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    const items = [...list.querySelectorAll('[role=option]')];
    const at = items.indexOf(/** @type {Element} */ (document.activeElement));
    const isTyping = event.timeStamp - typed.current.at < TYPED_TOGETHER;
    const to = (/** @type {number} */ i) =>
      /** @type {HTMLElement | undefined} */ (items.at(i % items.length))?.focus();
    if (event.key === 'ArrowDown') to(at + 1);
    else if (event.key === 'ArrowUp') to(at - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) send([options[at]?.value ?? '']);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const text = (isTyping ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      const found = options.findIndex((option) => option.label.toLowerCase().startsWith(text));
      if (found >= 0) to(found);
    } else return;
    event.preventDefault();
  };
  return html`<ul role="listbox" aria-label=${label} onKeyDown=${key}>
    ${options.map(
      (
        option,
      ) => html`<li key=${option.value} role="option" tabindex="-1" aria-selected=${option.default === true} onClick=${() => send([option.value])}>
        <b>${option.label}</b>${option.description ? html`<span class="note">${option.description}</span>` : null}</li>`,
    )}
  </ul>`;
}

/** @param {{ part: SelectPart, send: (values: string[]) => void, label: string }} props */
function Several({ part, send, label }) {
  const { options, min_values: least = 1, max_values: most = 1 } = part;
  const [chosen, choose] = useState(options.filter((option) => option.default).map(({ value }) => value));
  const kept = chosen.filter((value) => options.some((option) => option.value === value));
  const isEnough = kept.length >= least;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isEnough) send(kept);
  };
  const words = isEnough ? `Choose ${kept.length || 'none'}` : `Choose at least ${least}`;
  return html`<form onSubmit=${submit}>
    <${Choices} options=${options} least=${least} most=${most} label=${label} chosen=${kept} choose=${choose} />
    <div class="layer-foot"><button class="button primary" aria-disabled=${!isEnough}>${words}</button></div>
  </form>`;
}
