// @ts-check
import { useState } from 'preact/hooks';
import { html } from './html.js';
import { jump } from './jump.js';
import { Moment } from './moment.js';

/**
 * The functions that find what the marks in a text name, and that follow them.
 *
 * @typedef {object} Words
 * @property {(id: string) => string} person
 * @property {(id: string) => string} channel
 * @property {(id: string) => void} go shows a channel
 * @property {(path: string) => void} type puts a command into the composer
 */

/** A Discord link to a channel, or to a message in a channel. */
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?$/;

/**
 * The marks within a line, each with its pattern and with what replaces the matched parts. The mark that begins earliest in the
 * line is used; if several begin at the same place, the one that comes first in this list is used.
 *
 * @type {readonly { mark: RegExp, make: (found: string[], words: Words) => import('./html.js').Markup }[]}
 */
const MARKS = [
  { mark: /\\([^\w\s])/, make: ([, sign]) => sign },
  { mark: /``(.+?)``|`([^`]+)`/, make: ([, double, single]) => html`<code>${double?.trim() ?? single}</code>` },
  { mark: between('\\*\\*\\*'), make: ([, text], words) => html`<strong><em>${inline(text, words)}</em></strong>` },
  { mark: between('\\*\\*'), make: ([, text], words) => html`<strong>${inline(text, words)}</strong>` },
  { mark: between('__'), make: ([, text], words) => html`<u>${inline(text, words)}</u>` },
  { mark: between('~~'), make: ([, text], words) => html`<s>${inline(text, words)}</s>` },
  { mark: between('\\|\\|'), make: ([, text], words) => html`<${Spoiler}>${inline(text, words)}<//>` },
  { mark: between('\\*'), make: ([, text], words) => html`<em>${inline(text, words)}</em>` },
  { mark: /(?<!\w)_((?:\\.|[^\\])+?)_(?!\w)/, make: ([, text], words) => html`<em>${inline(text, words)}</em>` },
  { mark: /<@!?(\d+)>/, make: ([, id = ''], { person }) => html`<span class="mention">@${person(id)}</span>` },
  {
    mark: /<@&\d+>|@everyone|@here/,
    make: ([text = '']) => html`<span class="mention">${text.replace(/<.*/, '@role')}</span>`,
  },
  { mark: /<#(\d+)>/, make: ([, id = ''], { channel, go }) => jump(`#${channel(id)}`, () => go(id)) },
  { mark: /<\/([\w -]+):\d+>/, make: ([, path = ''], { type }) => jump(`/${path}`, () => type(path)) },
  {
    mark: /<t:(-?\d+)(?::([tTdDfFR]))?>/,
    make: ([, seconds, style = 'f']) => html`<${Moment} seconds=${Number(seconds)} style=${style} />`,
  },
  { mark: /<a?:(\w+):\d+>/, make: ([, name]) => `:${name}:` },
  { mark: /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, make: ([, text, url = ''], words) => link(url, text, words) },
  { mark: /<(https?:\/\/[^\s>]+)>/, make: ([, url = ''], words) => link(url, url, words) },
  { mark: /https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, make: ([url = ''], words) => link(url, url, words) },
];

/** @param {string} sign at both ends of a text that may hold escaped signs */
function between(sign) {
  return new RegExp(`${sign}(?=\\S)((?:\\\\.|[^\\\\])+?)${sign}(?!\\*)`);
}

/**
 * Turns the marks of a line into elements; no part of the text is ever interpreted as HTML.
 *
 * @param {string | undefined} text
 * @param {Words} words
 * @returns {import('./html.js').Markup[]}
 */
export function inline(text = '', words) {
  let first = null;
  for (const { mark, make } of MARKS) {
    const found = mark.exec(text);
    if (found && (first === null || found.index < first.found.index)) first = { found, make };
  }
  if (first === null) return [text];
  const { found, make } = first;
  const rest = text.slice(found.index + found[0].length);
  return [text.slice(0, found.index), make([...found], words), ...inline(rest, words)];
}

/**
 * A link, which stays within the page if it leads to one of the page's channels.
 *
 * @param {string} url
 * @param {string | undefined} text
 * @param {Words} words
 */
function link(url, text, words) {
  const channel = channelOf(url);
  if (channel) return jump(text === url ? `#${words.channel(channel)}` : text, () => words.go(channel));
  return html`<a href=${url} rel="noreferrer" target="_blank">${text}</a>`;
}

/** The id of the channel that a Discord address leads to; undefined for any other address. @param {string} url */
export function channelOf(url) {
  return JUMP.exec(url)?.[1];
}

/** A spoiler, whose text is hidden until it is clicked. @param {{ children?: import('./html.js').Markup }} props */
function Spoiler({ children }) {
  const [shown, show] = useState(false);
  if (shown) return html`<span class="spoiler">${children}</span>`;
  return jump('Show the hidden words', () => show(true));
}
