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
 * Keeps the focus where one works: when the part that has it is made anew or put away, the part of the same id takes it;
 * when there is none any more, as of a button just pressed, its message does, else the box itself. Another button never
 * does: who presses Enter once more would do something that they don't mean.
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

/** The button of this id in a message. @param {HTMLElement} message @param {string | undefined} id @returns {HTMLElement | null} */
function partOf(message, id) {
  return id === undefined ? null : message.querySelector(`button[data-id="${CSS.escape(id)}"]:enabled`);
}
