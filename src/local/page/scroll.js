// @ts-check
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Maximum distance from the end of a log, in pixels, at which the log scrolls with new messages. */
const NEAR = 80;

/**
 * Keeps the reader's place in a log. At its end, the log scrolls with new messages. Elsewhere, the messages on the screen stay in
 * place, no matter what is added, changed or loaded above or below. While a menu is open, its button stays in place.
 *
 * @param {import('preact').RefObject<HTMLElement | null>} box the element that scrolls; its only child holds the messages
 * @param {string | null} channel the open channel; a newly opened one is shown from its first unread message, or else from its
 * end
 * @param {(isAtEnd: boolean) => void} moved
 * @returns {{ toEnd: () => void }}
 */
export function useScroll(box, channel, moved) {
  const follows = useRef(true);
  /** @type {import('preact').RefObject<{ element: Element, top: number } | null>} */
  const anchor = useRef(null);
  // The scroll position at the last check. The difference shows that the reader has scrolled before the scroll event arrives.
  const noted = useRef(0);
  // Nothing may move between pressing a button and releasing it.
  const isPressed = useRef(false);

  const note = () => {
    const { current } = box;
    if (!current) return;
    noted.current = current.scrollTop;
    const choosing = openMenu(current);
    const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    // Once the menu is closed, the log may scroll again.
    if (choosing === null) follows.current = isNear;
    moved(isNear);
    const { top } = current.getBoundingClientRect();
    const first = [...current.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top);
    const element = choosing ?? first;
    anchor.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
  const settle = () => {
    const { current } = box;
    if (!current || isPressed.current) return;
    // The log may be at its end because it became shorter, not because the reader scrolled.
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 1;
    const scrolled = isAtEnd ? 0 : current.scrollTop - noted.current;
    if (follows.current && scrolled >= 0 && openMenu(current) === null) current.scrollTop = current.scrollHeight;
    else if (anchor.current?.element.isConnected) {
      const shift = anchor.current.element.getBoundingClientRect().top - anchor.current.top + scrolled;
      if (Math.abs(shift) >= 1) current.scrollTop += shift;
    }
    note();
  };
  const toEnd = () => {
    follows.current = true;
    settle();
  };

  useLayoutEffect(settle);
  useLayoutEffect(() => {
    const divider = box.current?.querySelector('.since');
    follows.current = true;
    settle();
    if (divider && box.current && divider.getBoundingClientRect().top < box.current.getBoundingClientRect().top) {
      divider.scrollIntoView({ block: 'start' });
      note();
    }
  }, [channel]);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(settle);
    watch.observe(current);
    if (current.firstElementChild) watch.observe(current.firstElementChild);
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      if (isPressed.current) requestAnimationFrame(settle);
      isPressed.current = false;
    };
    current.addEventListener('scroll', note);
    current.addEventListener('toggle', settle, true);
    current.addEventListener('pointerdown', press);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release);
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', note);
      current.removeEventListener('toggle', settle, true);
      current.removeEventListener('pointerdown', press);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release);
    };
  }, []);
  return { toEnd };
}

/** The button of the open menu in a log, or its message if there is no button. @param {HTMLElement} log */
function openMenu(log) {
  const message = log.querySelector(':popover-open')?.closest('article') ?? null;
  return message?.querySelector('[aria-expanded="true"]') ?? message;
}
