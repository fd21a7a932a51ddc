// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';

/** @typedef {{ key: string, title: string, note?: string }} Proposal */

/**
 * An input with a list of suggestions above it. The arrow keys mark a suggestion, and Enter takes it. The focus stays in the
 * input.
 *
 * @template {Proposal} Item
 * @param {object} props
 * @param {string} props.id of the list
 * @param {string} props.label
 * @param {readonly Item[]} props.items
 * @param {(item: Item, isTyped: boolean) => void} props.pick takes a suggestion; `isTyped` is true if Enter was pressed
 * @param {boolean} props.isEager whether the first suggestion is marked from the beginning
 * @param {() => void} [props.entered] called when the input gets the focus
 */
export function useProposals({ id, label, items, pick, isEager, entered }) {
  const [at, mark] = useState({ key: '' });
  const found = items.findIndex(({ key }) => key === at.key);
  const active = found < 0 && isEager && items.length > 0 ? 0 : found;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [isFocused, focus] = useState(false);
  // Escape hides the list until the list changes or an arrow key is pressed.
  const [away, putAway] = useState('');
  const all = items.map(({ key }) => key).join('\n');
  const isOpen = isFocused && all !== '' && all !== away;
  useEffect(() => {
    if (isOpen && input.current) list.current?.showPopover({ source: input.current });
    else list.current?.hidePopover();
  }, [isOpen]);
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);

  /** Handles a key if it is for the list. @param {KeyboardEvent} event @returns {boolean} whether the list has used the key */
  const take = (event) => {
    if (!isOpen && !(event.key === 'ArrowDown' && items.length > 0)) return false;
    const move = (/** @type {number} */ i) => mark({ key: items.at(i % items.length)?.key ?? '' });
    const item = items[active];
    if (!isOpen) putAway('');
    else if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1);
    else if (event.key === 'Escape') putAway(all);
    else if (event.key === 'Enter' && item) pick(item, true);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const attributes = {
    ref: input,
    onFocus: () => {
      focus(true);
      entered?.();
    },
    onBlur: () => focus(false),
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': id,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
  };
  /** @param {Item} item @param {number} i */
  const option = (item, i) => html`<li key=${item.key} id=${`${id}-${i}`} role="option" aria-selected=${i === active}
    onClick=${() => pick(item, false)}><b>${item.title}</b>${item.note ? html`<span class="note">${item.note}</span>` : null}</li>`;
  // Pressing on the list must not take the focus from the input.
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  const markup = html`<ul class="layer proposals" popover="manual" id=${id} ref=${list} role="listbox" aria-label=${label}
    onMouseDown=${stay}>${items.map(option)}</ul>`;
  return { input, attributes, markup, take };
}
