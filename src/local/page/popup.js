// @ts-check
import { useRef, useState } from 'preact/hooks';

/**
 * A layer over the page that a button opens, and that Escape or a click elsewhere closes; the focus then returns to the
 * button. It lies above everything and moves nothing beneath it.
 *
 * @param {(layer: HTMLElement) => void} opened is told once it is shown
 */
export function usePopup(opened) {
  /** @type {import('preact').RefObject<HTMLElement | null>} */
  const layer = useRef(null);
  const [isOpen, mark] = useState(false);
  const toggled = (/** @type {ToggleEvent} */ event) => mark(event.newState === 'open');
  const open = (/** @type {HTMLElement} */ source) => {
    // The layer itself is asked: that it was put away is told a moment later, and who types fast opens it again before that.
    if (!layer.current || layer.current.matches(':popover-open')) return;
    layer.current.showPopover({ source });
    opened(layer.current);
  };
  const close = () => layer.current?.hidePopover();
  // Escape is spent when it has put the layer away.
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return { layer, isOpen, toggled, open, close, key };
}
