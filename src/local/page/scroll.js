// @ts-check
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How near to its end a log must stand to follow what comes, in pixels. */
const NEAR = 80;

/**
 * Keeps a log where its reader is. At its end it follows what comes; elsewhere what one reads stays in its place,
 * whatever is added, changed or loaded above or below.
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

  const note = () => {
    const { current } = box;
    if (!current) return;
    follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    moved(follows.current);
    const { top } = current.getBoundingClientRect();
    const element = [...current.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top);
    anchor.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
  const settle = () => {
    const { current } = box;
    if (!current) return;
    if (follows.current) current.scrollTop = current.scrollHeight;
    else if (anchor.current?.element.isConnected) {
      current.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.top;
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
    current.addEventListener('scroll', note);
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', note);
    };
  }, []);
  return { toEnd };
}
