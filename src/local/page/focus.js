// @ts-check
import { useEffect, useRef } from 'preact/hooks';

/**
 * Puts the focus into a field, except on devices where this would open an on-screen keyboard unasked.
 *
 * @param {HTMLElement | null} field
 */
export function focusQuietly(field) {
  if (!matchMedia('(pointer: coarse)').matches) field?.focus();
}

/**
 * Keeps the focus where the person is working. If the focused part is replaced or removed, the part with the same id gets the
 * focus. If there is no such part, for example because a button disappeared after a click, its message gets the focus, or else
 * the box itself. Another button never gets it, because pressing Enter once more would then do something unintended.
 *
 * @param {import('preact').RefObject<HTMLElement | null>} box
 */
export function useKeptFocus(box) {
  /** @type {import('preact').RefObject<{ element: HTMLElement, message: HTMLElement | null } | null>} */
  const held = useRef(null);
  useEffect(() => {
    const noted = (/** @type {FocusEvent} */ { target }) => {
      const isInside = target instanceof HTMLElement && target !== box.current && box.current?.contains(target);
      if (!isInside) {
        held.current = null;
        return;
      }
      const message = /** @type {HTMLElement | null} */ (target.closest('article'));
      held.current = { element: target, message };
    };
    document.addEventListener('focusin', noted);
    return () => document.removeEventListener('focusin', noted);
  }, []);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { element, message } = held.current;
    if (element.checkVisibility() && !element.matches(':disabled')) return;
    held.current = null;
    const next = message?.isConnected ? (partOf(message, element.dataset['id']) ?? message) : box.current;
    next?.focus({ preventScroll: true });
  });
}

/**
 * The button with this id in a message. @param {HTMLElement} message @param {string | undefined} id @returns {HTMLElement | null}
 */
function partOf(message, id) {
  return id === undefined ? null : message.querySelector(`button[data-id="${CSS.escape(id)}"]:enabled`);
}
