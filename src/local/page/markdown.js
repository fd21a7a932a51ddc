// @ts-check
import { html } from './html.js';
import { inline } from './inline.js';

/** @typedef {import('./inline.js').Words} Words */
/** @typedef {import('./html.js').Markup} Markup */

/** The kinds of lines, each recognized by its beginning. */
const HEADING = /^(#{1,3}) (.+)$/;
const SMALL = /^-# (.+)$/;
const QUOTE = /^> ?(.*)$/;
const BULLET = /^( *)[-*] (.+)$/;
const NUMBER = /^( *)(\d+)\. (.+)$/;

/**
 * Turns text with Discord's marks into elements.
 *
 * @param {string} text
 * @param {Words} words
 * @returns {Markup[]}
 */
export function markdown(text, words) {
  return text.split(/(```[\s\S]*?```)/).map((part) => {
    if (!part.startsWith('```') || part.length < 6) return blocks(part.replace(/^\n|\n$/g, ''), words);
    return html`<pre tabindex="0">${part.slice(3, -3).replace(/^\w*\n/, '')}</pre>`;
  });
}

/** @param {string} text @param {Words} words @returns {Markup[]} */
function blocks(text, words) {
  if (text === '') return [];
  const whole = /^>>> ([\s\S]*)$/m.exec(text);
  if (whole) {
    const before = text.slice(0, whole.index).replace(/\n$/, '');
    return [...blocks(before, words), html`<blockquote>${blocks(whole[1] ?? '', words)}</blockquote>`];
  }
  /** @type {Markup[]} */
  const made = [];
  const lines = text.split('\n');
  while (lines.length > 0) {
    const kind = kindOf(lines[0] ?? '');
    const same = lines.findIndex((line) => kindOf(line) !== kind);
    made.push(block(kind, lines.splice(0, same < 0 ? lines.length : same), words));
  }
  return made;
}

/** @param {string} line @returns {'blank' | 'heading' | 'small' | 'quote' | 'bullets' | 'numbers' | 'plain'} */
function kindOf(line) {
  if (line.trim() === '') return 'blank';
  if (HEADING.test(line)) return 'heading';
  if (SMALL.test(line)) return 'small';
  if (QUOTE.test(line)) return 'quote';
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'plain';
}

/**
 * Consecutive lines of the same kind.
 *
 * @param {ReturnType<typeof kindOf>} kind
 * @param {string[]} lines
 * @param {Words} words
 * @returns {Markup}
 */
function block(kind, lines, words) {
  switch (kind) {
    case 'blank':
      return null;
    case 'heading':
      return lines.map((line) => {
        const [, signs = '', title] = HEADING.exec(line) ?? [];
        return html`<p class=${`title size-${signs.length}`}>${inline(title, words)}</p>`;
      });
    case 'small':
      return lines.map((line) => html`<p class="small">${inline(SMALL.exec(line)?.[1], words)}</p>`);
    case 'quote':
      return html`<blockquote>${blocks(lines.map((line) => QUOTE.exec(line)?.[1] ?? '').join('\n'), words)}</blockquote>`;
    case 'bullets':
      return html`<ul>${lines.map((line) => item(BULLET.exec(line)?.[1], BULLET.exec(line)?.[2], words))}</ul>`;
    case 'numbers': {
      const start = Number(NUMBER.exec(lines[0] ?? '')?.[2]);
      return html`<ol start=${start}>${lines.map((line) => item(NUMBER.exec(line)?.[1], NUMBER.exec(line)?.[3], words))}</ol>`;
    }
    case 'plain':
      return html`<p>${lines.map((line, i) => [i > 0 ? html`<br />` : null, inline(line, words)])}</p>`;
  }
}

/** @param {string | undefined} indent @param {string | undefined} text @param {Words} words */
function item(indent = '', text, words) {
  return html`<li class=${indent.length > 1 ? 'deep' : ''}>${inline(text, words)}</li>`;
}
