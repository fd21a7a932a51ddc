// @ts-check
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How near to its end a log must stand to follow what comes, in pixels. */
const NEAR = 80;

/**
 * Keeps a log where its reader is. At its end it follows what comes; elsewhere what one reads stays in its place,
 * whatever is added, changed or loaded above or below. While a menu is open its button stays in its place.
 *
 * @param {import('preact').RefObject<HTMLElement | null>} box scrolls; its one child holds the messages
 * @param {string | null} channel a new one is shown from its first unread message, else from its end
 * @param {(isAtEnd: boolean) => void} moved
 * @returns {{ toEnd: () => void }}
 */
export function useScroll(box, channel, moved) {
  const follows = useRef(true);
  /** @type {import('preact').RefObject<{ element: Element, top: number } | null>} */
  const anchor = useRef(null);
  // Where the log stood when that was noted: a reader’s scrolling is seen here before its event comes.
  const noted = useRef(0);
  // Nothing may move away between pressing and letting go.
  const isPressed = useRef(false);

  const note = () => {
    const { current } = box;
    if (!current) return;
    noted.current = current.scrollTop;
    const choosing = openMenu(current);
    const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    // Once the menu is closed, the log follows again.
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
    // At its end it may stand because it grew shorter, which isn’t the reader’s doing.
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
