// @ts-check
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Choices } from './choices.js';
import { html } from './html.js';
import { usePopup } from './popup.js';

/** @typedef {import('discord-api-types/v10').APIStringSelectComponent} SelectPart */
/** @typedef {import('discord-api-types/v10').APIUserSelectComponent} PeoplePart */

/**
 * The data and functions that the parts of a message use.
 *
 * @typedef {object} Ground
 * @property {string} message its id
 * @property {string | null} busy the part that was used and now waits for the bot; until then, no other part can be used
 * @property {(part: string, values: string[] | null) => void} use presses a button, or chooses values in a menu
 * @property {() => Promise<import('../web/protocol.ts').PersonNews[]>} people asks whom a menu of people offers here
 * @property {MenuLayer} menu
 * @property {import('./inline.js').Words} words
 * @property {import('./tab.js').Tab['set']} set
 */

/**
 * The layer that shows the options of a message's menus, one menu at a time.
 *
 * @typedef {object} MenuLayer
 * @property {string} id of its element
 * @property {string | null} part the menu that is open
 * @property {(part: SelectPart, source: HTMLElement) => void} open
 */

/** The longest pause between two typed letters that count as one word, in milliseconds. */
const TYPED_TOGETHER = 700;

/** Whether several options can be chosen, or none. @param {Pick<SelectPart, 'min_values' | 'max_values'>} part */
function isMany({ min_values: least = 1, max_values: most = 1 }) {
  return most > 1 || least === 0;
}

/**
 * A menu: a button that opens its options.
 *
 * @param {{ part: SelectPart, ground: Ground }} props
 */
export function Menu({ part, ground: { busy, menu } }) {
  const { custom_id: id, options, placeholder = 'Choose', disabled = false } = part;
  const preset = options.filter((option) => option.default);
  const press = (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
    if (busy === null) menu.open(part, currentTarget);
  };
  const shown = preset.length > 0 ? preset.map(({ label }) => label).join(', ') : placeholder;
  return html`<div class="menu">
    <button type="button" class="button menu-button" data-id=${id} disabled=${disabled} aria-busy=${busy === id} aria-disabled=${busy !== null}
      aria-haspopup=${isMany(part) ? 'dialog' : 'listbox'} aria-expanded=${menu.part === id} aria-controls=${menu.id} onClick=${press}>${shown}</button>
  </div>`;
}

/**
 * A menu of people, who are asked for when it opens, since people come and go.
 *
 * @param {{ part: PeoplePart, ground: Ground }} props
 */
export function PeopleMenu({ part, ground }) {
  const { custom_id: id, placeholder = 'Choose', disabled = false, default_values: preset = [] } = part;
  const { busy, menu, people, words } = ground;
  const isPreset = (/** @type {string} */ person) => preset.some((one) => one.id === person);
  const press = async (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
    if (busy !== null) return;
    const options = (await people()).map(({ id: value, name: label, username }) => ({
      ...{ value, label, description: `@${username}` },
      default: isPreset(value),
    }));
    const { min_values, max_values } = part;
    const limits = {
      ...(min_values === undefined ? {} : { min_values }),
      ...(max_values === undefined ? {} : { max_values }),
    };
    menu.open({ type: 3, custom_id: id, placeholder, options, ...limits }, currentTarget);
  };
  const shown = preset.length > 0 ? preset.map((one) => words.person(one.id)).join(', ') : placeholder;
  return html`<div class="menu">
    <button type="button" class="button menu-button" data-id=${id} disabled=${disabled} aria-busy=${busy === id} aria-disabled=${busy !== null}
      aria-haspopup=${isMany(part) ? 'dialog' : 'listbox'} aria-expanded=${menu.part === id} aria-controls=${menu.id} onClick=${press}>${shown}</button>
  </div>`;
}

/**
 * The layer of a message's menus. It is separate from the message's parts and keeps the options of the opened menu. While the
 * person chooses, the bot may edit the message, and its parts may change, move or disappear. The choice is still sent to the menu
 * as it was shown. If one option is to be chosen, choosing sends it; if several can be, a button below them does.
 *
 * @param {(part: string, values: string[]) => void} use
 * @returns {{ menu: MenuLayer, layer: ReturnType<typeof html> }}
 */
export function useMenus(use) {
  const id = useId();
  const [opened, tell] = useState(/** @type {{ part: SelectPart, source: HTMLElement } | null} */ (null));
  const { layer, isOpen, toggled, open, close, key } = usePopup((shown) => {
    /** @type {HTMLElement | null} */ (shown.querySelector('[aria-selected="true"], [role=option], input'))?.focus();
  });
  // Read before the message changes: its button may disappear, and the layer with it.
  const place = isOpen ? layer.current?.getBoundingClientRect() : undefined;
  useLayoutEffect(() => {
    if (place && opened && !opened.source.isConnected) stay(layer.current, place);
  });
  // Once its options are rendered.
  useLayoutEffect(() => {
    layer.current?.removeAttribute('style');
    if (opened) open(opened.source);
  }, [opened]);
  const part = opened?.part ?? null;
  const send = (/** @type {string[]} */ values) => {
    close();
    if (part) use(part.custom_id, values);
  };
  const shownPart = isOpen ? (part?.custom_id ?? null) : null;
  const menu = {
    id,
    part: shownPart,
    open: (/** @type {SelectPart} */ wanted, /** @type {HTMLElement} */ source) => {
      if (shownPart !== null && shownPart !== wanted.custom_id) close();
      tell({ part: wanted, source });
    },
  };
  const label = part?.placeholder ?? 'Choose';
  return {
    menu,
    layer: html`<div class="layer menu-layer" popover="auto" id=${id} ref=${layer} onToggle=${toggled} onKeyDown=${key}>
      ${part && html`<${isMany(part) ? Several : One} key=${part.custom_id} part=${part} send=${send} label=${label} />`}
    </div>`,
  };
}
/** Keeps a layer in place without its opener. @param {HTMLElement | null} layer @param {DOMRect} place */
function stay(layer, { left, top, width }) {
  if (layer === null) return;
  Object.assign(layer.style, { inset: `${top}px auto auto ${left}px`, width: `${width}px` });
  for (const follow of ['position-area', 'position-try-fallbacks']) layer.style.setProperty(follow, 'none');
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
