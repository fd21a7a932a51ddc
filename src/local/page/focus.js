// @ts-check
import { useEffect, useRef } from 'preact/hooks';

/**
 * Puts the focus into a field, except where that would bring up a keyboard on the screen that nobody asked for.
 *
 * @param {HTMLElement | null} field
 */
export function focusQuietly(field) {
  if (!matchMedia('(pointer: coarse)').matches) field?.focus();
}

/**
 * Keeps the focus where one works: when the part that has it is changed away, such as the button just pressed, what
 * stands in its place in the same message takes it, else the message, else the box itself.
 *
 * @param {import('preact').RefObject<HTMLElement | null>} box
 */
export function useKeptFocus(box) {
  /** @type {import('preact').RefObject<{ element: HTMLElement, message: HTMLElement | null, at: number } | null>} */
  const held = useRef(null);
  useEffect(() => {
    const noted = (/** @type {FocusEvent} */ { target }) => {
      const isInside = target instanceof HTMLElement && target !== box.current && box.current?.contains(target);
      if (!isInside) {
        held.current = null;
        return;
      }
      const message = /** @type {HTMLElement | null} */ (target.closest('article'));
      held.current = { element: target, message, at: message ? usable(message).indexOf(target) : -1 };
    };
    document.addEventListener('focusin', noted);
    return () => document.removeEventListener('focusin', noted);
  }, []);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { element, message, at } = held.current;
    if (element.isConnected && !element.matches(':disabled')) return;
    held.current = null;
    if (!message?.isConnected) return box.current?.focus({ preventScroll: true });
    const parts = usable(message);
    (parts[at] ?? parts[0] ?? message).focus({ preventScroll: true });
  });
}

/** @param {HTMLElement} message @returns {HTMLElement[]} */
function usable(message) {
  return [...message.querySelectorAll('button:enabled, a[href]')].filter((part) => part instanceof HTMLElement);
}
