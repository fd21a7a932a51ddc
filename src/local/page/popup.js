// @ts-check
import { useRef, useState } from 'preact/hooks';

/**
 * A layer over the page that a button opens, and that Escape or a click elsewhere closes; the focus then returns to the button.
 * The layer is above everything else and doesn't move what is beneath it.
 *
 * @param {(layer: HTMLElement) => void} opened called once the layer is shown
 */
export function usePopup(opened) {
  /** @type {import('preact').RefObject<HTMLElement | null>} */
  const layer = useRef(null);
  const [isOpen, mark] = useState(false);
  const toggled = (/** @type {ToggleEvent} */ event) => mark(event.newState === 'open');
  const open = (/** @type {HTMLElement} */ source) => {
    // This checks the layer itself, because the event about its closing comes a moment later, and a person who types fast may
    // reopen it before that.
    if (!layer.current || layer.current.matches(':popover-open')) return;
    layer.current.showPopover({ source });
    opened(layer.current);
  };
  const close = () => layer.current?.hidePopover();
  // An Escape that closes the layer does nothing else.
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { layer, isOpen, toggled, open, close, key };
}
