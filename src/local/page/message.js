// @ts-check
import { useState } from 'preact/hooks';
import { Components } from './components.js';
import { Attachments, Embed } from './embed.js';
import { html } from './html.js';
import { inline } from './inline.js';
import { jump } from './jump.js';
import { markdown } from './markdown.js';
import { useMenus } from './menu.js';
import { plain } from './plain-text.js';

/** @typedef {import('./state.js').Chat} Chat */
/** @typedef {import('./inline.js').Words} Words */

/** Discord's numbers for the flags of messages. */
const FLAG = { ephemeral: 64, loading: 128, blocks: 1 << 15 };

/** Discord's numbers for the types of messages. */
const TYPE = { recipientAdd: 1, threadCreated: 18, reply: 19, command: 20, threadStarter: 21 };

/**
 * One message as its reader sees it.
 *
 * @param {{ message: Chat, before: Chat | undefined, words: Words, tab: import('./tab.js').Tab }} props `before` is the
 *   message above it
 */
export function Message({ message, before, words, tab }) {
  const [busy, wait] = useState(/** @type {string | null} */ (null));
  const { id, author, content, flags = 0, embeds = [], attachments = [], components = [], thread } = message;
  const { act, ask, set } = tab;
  const use = async (/** @type {string} */ component, /** @type {string[] | null} */ values) => {
    if (busy !== null) return;
    wait(component);
    await act(requestFor(message, component, values));
    wait(null);
  };
  const people = async () => {
    const { people: offered = [] } = await ask({ op: 'choosable', channel: message.channel_id });
    return offered;
  };
  const { menu, layer } = useMenus(use);
  const isMine = message.mentions?.some((user) => user.id === tab.state.me?.id);
  const isOnly = (flags & FLAG.ephemeral) !== 0;
  const notice = noticeOf(message, words);
  if (notice) {
    return html`<article class="message system" data-id=${id} tabindex="-1">
      <p>${notice} <${Time} message=${message} /></p>
    </article>`;
  }
  const context = contextOf(message, before, words);
  const isPart = context === null && before !== undefined && continues(message, before);
  const classes = ['message', isOnly && 'only', isMine && 'pinged', isPart && 'part', author.bot && 'by-bot'];
  const label = `${nameOf(author)}${isOnly ? ', seen only by you' : ''}`;
  return html`<article class=${classes.filter(Boolean).join(' ')} data-id=${id} tabindex="-1" aria-label=${label}
    aria-busy=${busy !== null}>
    ${context ? html`<p class="context">${context}</p>` : null}
    <${Head} message=${message} isOnly=${isOnly} isHidden=${isPart} />
    ${flags & FLAG.loading ? html`<p class="thinking">Thinking …</p>` : null}
    ${content ? html`<div class="text">${markdown(content, words)}</div>` : null}
    ${embeds.map((embed, i) => html`<${Embed} key=${i} embed=${embed} words=${words} set=${set} />`)}
    <${Attachments} files=${flags & FLAG.blocks ? [] : attachments} set=${set} />
    <${Components} parts=${components} ground=${{ message: id, busy, use, people, menu, words, set }} />
    ${layer}
    ${thread ? html`<p><${ThreadButton} name=${thread.name} open=${() => words.go(thread.id)} /></p>` : null}
  </article>`;
}

/**
 * The request that the page sends if a part of a message is used. In a menu of people, people are chosen.
 *
 * @param {Chat} message
 * @param {string} component
 * @param {string[] | null} values
 * @returns {import('./connection.js').TabRequestBody}
 */
function requestFor({ id, components = [] }, component, values) {
  if (values === null) return { op: 'click', message: id, component };
  return isOfPeople(components, component)
    ? { op: 'select-people', message: id, component, people: values }
    : { op: 'select', message: id, component, values };
}

/**
 * Whether one of a message's parts is the menu of people with this id, at any depth.
 *
 * @param {readonly object[]} parts
 * @param {string} component
 * @returns {boolean}
 */
function isOfPeople(parts, component) {
  return parts.some((part) => {
    if ('custom_id' in part && part.custom_id === component) return 'type' in part && part.type === 5;
    return 'components' in part && Array.isArray(part.components) && isOfPeople(part.components, component);
  });
}

/** The author and the time of a message. @param {{ message: Chat, isOnly: boolean, isHidden: boolean }} props */
function Head({ message, isOnly, isHidden }) {
  const { author } = message;
  const name = nameOf(author);
  return html`<header class=${isHidden ? 'unseen' : ''}>
    <span class="token" aria-hidden="true">${[...name][0]?.toUpperCase()}</span>
    <b>${name}</b>
    ${author.bot ? html`<span class="tag bot-tag">bot</span>` : null}
    <${Time} message=${message} />
    ${isOnly ? html`<span class="tag">seen only by you</span>` : null}
  </header>`;
}

/** @param {{ name: string | undefined, open: () => void }} props */
function ThreadButton({ name, open }) {
  return html`<button type="button" class="button secondary" onClick=${open}>Thread: ${name}</button>`;
}

/** @param {{ message: Chat }} props */
function Time({ message: { timestamp, edited_timestamp: edited } }) {
  const at = new Date(timestamp);
  const shown = `${at.toLocaleTimeString(undefined, { timeStyle: 'short' })}${edited ? ', edited' : ''}`;
  return html`<time dateTime=${timestamp} title=${at.toLocaleString()}>${shown}</time>`;
}

/** @param {{ global_name: string | null, username: string }} user */
function nameOf({ global_name: name, username }) {
  return name ?? username;
}

/** Maximum time between two messages of one author that share a heading with the name, in milliseconds. */
const TOGETHER = 5 * 60_000;

/**
 * Whether a message continues the one above, so that it needs no heading with the name.
 *
 * @param {Chat} message
 * @param {Chat} before
 */
function continues(message, before) {
  const [flags, flagsBefore] = [message.flags ?? 0, before.flags ?? 0];
  const isPlain = [0, TYPE.reply, TYPE.command].includes(before.type);
  const apart = Date.parse(message.timestamp) - Date.parse(before.timestamp);
  const isSameKind = ((flags ^ flagsBefore) & FLAG.ephemeral) === 0;
  return isPlain && isSameKind && message.author.id === before.author.id && apart < TOGETHER;
}

/** The text of a notice from Discord itself; null for other messages. @param {Chat} message @param {Words} words */
function noticeOf({ type, author, content, message_reference: reference, mentions, referenced_message: first }, words) {
  const name = nameOf(author);
  switch (type) {
    case TYPE.recipientAdd:
      return `${name} added ${mentions.map(nameOf).join(', ')}.`;
    case TYPE.threadCreated:
      return html`${name} began the thread ${jump(content, () => words.go(reference?.channel_id ?? ''))}`;
    case TYPE.threadStarter:
      return html`This thread began with: ${inline(first ? firstLine(first) : 'a message that is gone', words)}`;
    default:
      return null;
  }
}

/**
 * The first line of a message, which may be in its components.
 *
 * @param {Pick<Chat, 'content' | 'components'>} message
 */
function firstLine({ content, components = [] }) {
  const [text = ''] = [content, ...components.flatMap(textsIn)].filter(Boolean);
  const [line = ''] = text.split('\n');
  return line.replace(/^#{1,3} /, '');
}

/** @param {object} part @returns {string[]} */
function textsIn(part) {
  if ('content' in part && typeof part.content === 'string') return [part.content];
  return 'components' in part && Array.isArray(part.components) ? part.components.flatMap(textsIn) : [];
}

/**
 * The line about what a message answers. It is left out if the bot continues its own message.
 *
 * @param {Chat} message
 * @param {Chat | undefined} before
 * @param {Words} words
 */
function contextOf({ type, author, interaction_metadata: cause, referenced_message: target }, before, words) {
  if (type === TYPE.command && cause && 'name' in cause) return `${nameOf(cause.user)} used /${cause.name}`;
  if (type !== TYPE.reply || !target || target.author.id === author.id || target.id === before?.id) return null;
  const said = plain(firstLine(target) || target.embeds[0]?.title || '', words.person);
  return `answers ${nameOf(target.author)}${said ? `: ${said}` : ''}`;
}
