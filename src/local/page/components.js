// @ts-check
import { useId } from 'preact/hooks';
import { edgeOf, FileLink, Mosaic } from './embed.js';
import { html } from './html.js';
import { channelOf } from './inline.js';
import { markdown } from './markdown.js';
import { Menu, PeopleMenu } from './menu.js';
import { Picture } from './picture.js';

/**
 * A part of a message, which Discord calls a component.
 *
 * @typedef {import('discord-api-types/v10').APIMessageComponent} Part
 */

/** @typedef {import('./menu.js').Ground} Ground */

/** Classes of buttons by Discord's numbers. @type {Record<number, string>} */
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

/** @param {{ parts: readonly Part[], ground: Ground }} props */
export function Components({ parts, ground }) {
  return parts.map((part, i) => html`<${Component} key=${keyOf(part, i)} part=${part} ground=${ground} />`);
}

/**
 * A part that an edit leaves unchanged keeps its element, and with it the focus and unfinished choices. @param {Part} part @param
 * {number} i
 */
function keyOf(part, i) {
  return 'custom_id' in part ? part.custom_id : `${part.type}-${i}`;
}

/** @param {{ part: Part, ground: Ground, about?: string }} props `about` is the id of the text that describes the part */
function Component({ part, ground, about }) {
  const { words, set } = ground;
  switch (part.type) {
    case 1:
      return html`<div class="row"><${Components} parts=${part.components} ground=${ground} /></div>`;
    case 2:
      return html`<${Button} part=${part} ground=${ground} about=${about} />`;
    case 3:
      return html`<${Menu} part=${part} ground=${ground} />`;
    case 5:
      return html`<${PeopleMenu} part=${part} ground=${ground} />`;
    case 9:
      return html`<${Section} part=${part} ground=${ground} />`;
    case 10:
      return html`<div class="text">${markdown(part.content, words)}</div>`;
    case 11:
      return html`<${Picture} ...${part.media} alt=${part.description || 'Small picture'} set=${set} isSmall=${true} />`;
    case 12:
      return html`<${Mosaic} count=${part.items.length}>
        ${part.items.map(
          ({ media, description }) => html`<${Picture} ...${media} alt=${description || 'Picture'} set=${set} />`,
        )}
      </${Mosaic}>`;
    case 13:
      return html`<${FileLink} url=${part.file.url} name=${part.name ?? 'File'} size=${part.size} />`;
    case 14:
      return part.divider === false ? html`<div class="gap"></div>` : html`<hr />`;
    case 17:
      return html`<section class="embed" style=${edgeOf(part.accent_color)}>
        <${Components} parts=${part.components} ground=${ground} />
      </section>`;
    default:
      return html`<p class="small">Something stands here that this page doesn’t show (kind ${part.type}).</p>`;
  }
}

/**
 * A line: texts beside a button or a small picture. The texts describe the button, because several lines may have buttons
 * with the same name.
 *
 * @param {{ part: import('discord-api-types/v10').APISectionComponent, ground: Ground }} props
 */
function Section({ part: { components, accessory }, ground }) {
  const id = useId();
  return html`<div class="section">
    <div id=${id}><${Components} parts=${components} ground=${ground} /></div>
    <${Component} part=${accessory} ground=${ground} about=${id} />
  </div>`;
}

/** @param {{ part: import('discord-api-types/v10').APIButtonComponent, ground: Ground, about: string | undefined }} props */
function Button({ part, ground: { busy, use, words }, about }) {
  const name = [
    'emoji' in part && part.emoji?.id == null ? part.emoji?.name : null,
    'label' in part ? part.label : null,
  ].filter(Boolean);
  if ('url' in part) {
    const channel = channelOf(part.url);
    if (channel)
      return html`<button type="button" class="button secondary" onClick=${() => words.go(channel)}>${name.join(' ')}</button>`;
    const href = /^https?:/.test(part.url) ? part.url : undefined;
    return html`<a class="button secondary outward" href=${href} target="_blank" rel="noreferrer">${name.join(' ')}</a>`;
  }
  if (!('custom_id' in part)) return null;
  const { custom_id: id, style, disabled = false } = part;
  // While an answer is awaited, the button keeps the focus, so it is only marked as disabled.
  return html`<button type="button" class=${`button ${STYLES[style] ?? 'secondary'}`} data-id=${id} disabled=${disabled} aria-describedby=${about}
    aria-busy=${busy === id} aria-disabled=${busy !== null} onClick=${() => use(id, null)}>${name.join(' ')}</button>`;
}
