// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { html } from './html.js';

/** Discord's styles of moments, as the browser writes them for its reader. @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** Units of "… ago", largest first, in seconds. @type {readonly [Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The interval between updates of "… ago", in milliseconds. */
const AGAIN = 20_000;

/**
 * A moment in the reader's own time zone. Style `R` counts from now and keeps counting.
 *
 * @param {{ seconds: number, style: string }} props `seconds` since 1970
 */
export function Moment({ seconds, style }) {
  const [, look] = useState(0);
  const isRelative = style === 'R';
  useEffect(() => {
    if (!isRelative) return;
    const timer = setInterval(() => look((times) => times + 1), AGAIN);
    return () => clearInterval(timer);
  }, [isRelative]);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return html`<span>(no time)</span>`;
  const shown = isRelative
    ? ago(seconds - Date.now() / 1000)
    : date.toLocaleString(undefined, STYLES[style] ?? STYLES['f']);
  return html`<time dateTime=${date.toISOString()} title=${date.toLocaleString(undefined, STYLES['F'])}>${shown}</time>`;
}

/** @param {number} seconds from now, negative in the past */
function ago(seconds) {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), 'second');
}
