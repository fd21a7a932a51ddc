// @ts-check

/** @typedef {import('./state.js').Chat} Chat */

/** Maximum number of characters of a message that are read out; the rest can be read in the log. */
const MOST = 400;

/**
 * A message as text to read out: its author, whether only the reader sees it, and its content.
 *
 * @param {Chat} message
 * @param {(id: string) => string} person
 */
export function spoken(message, person) {
  const { author, content, embeds = [], attachments = [], flags = 0 } = message;
  const name = author.global_name ?? author.username;
  const parts = [
    plain(content, person),
    ...embeds.flatMap(({ title = '', description = '', image }) => [
      plain(title, person),
      plain(description, person),
      image?.description ?? '',
    ]),
    ...texts(message.components ?? []).map((text) => plain(text, person)),
    ...attachments.map(({ description, filename }) => description || filename),
  ];
  // A part that ends a sentence needs no full stop.
  const said = parts
    .filter((part) => part !== '')
    .map((part, at, all) => (at === all.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
  return `${name}${flags & 64 ? ', only to you' : ''}: ${said.length > MOST ? `${said.slice(0, MOST)} …` : said}`;
}

/**
 * Text without Discord's marks.
 *
 * @param {string} text
 * @param {(id: string) => string} person
 */
export function plain(text, person) {
  return text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${person(id)}`)
    .replace(/<t:\d+(:\w)?>/g, '')
    .replace(/<\/([\w -]+):\d+>/g, '/$1')
    .replace(/(?<!\\)(\*\*|__|~~|\|\||`+|^#{1,3} |^-# |^> )/gm, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of components, in reading order. @param {readonly object[]} components @returns {string[]} */
function texts(components) {
  return components.flatMap((part) => [
    ...('content' in part && typeof part.content === 'string' ? [part.content] : []),
    ...('components' in part && Array.isArray(part.components) ? texts(part.components) : []),
  ]);
}
