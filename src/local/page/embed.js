// @ts-check
import { html } from './html.js';
import { markdown } from './markdown.js';
import { ownFile, Picture } from './picture.js';

/** @typedef {import('./tab.js').Tab} Tab */
/** @typedef {import('./inline.js').Words} Words */

/**
 * A block that is set apart within a message.
 *
 * @param {{ embed: import('discord-api-types/v10').APIEmbed, words: Words, set: Tab['set'] }} props
 */
export function Embed({ embed, words, set }) {
  const { title, url, description, fields = [], author, footer, image, thumbnail, timestamp, color } = embed;
  const heading = url && title ? `[${title}](${url})` : title;
  const altOf = (/** @type {{ description?: string }} */ shown) =>
    shown.description || (title ? `Picture: ${title}` : 'Picture');
  const foot = [footer?.text, timestamp && new Date(timestamp).toLocaleString()].filter(Boolean);
  const fieldOf = (/** @type {(typeof fields)[number]} */ { name, value, inline }) =>
    html`<div class=${inline ? 'inline' : ''}>
      <dt>${markdown(name, words)}</dt>
      <dd>${markdown(value, words)}</dd>
    </div>`;
  return html`<section class="embed" style=${edgeOf(color)}>
    ${author ? html`<p class="small">${author.name}</p>` : null}
    ${heading ? html`<div class="embed-title">${markdown(heading, words)}</div>` : null}
    ${thumbnail ? html`<${Picture} ...${thumbnail} alt=${altOf(thumbnail)} set=${set} isSmall=${true} />` : null}
    ${description ? html`<div class="text">${markdown(description, words)}</div>` : null}
    ${fields.length > 0 ? html`<dl>${fields.map(fieldOf)}</dl>` : null}
    ${image ? html`<${Picture} ...${image} alt=${altOf(image)} set=${set} />` : null}
    ${foot.length > 0 ? html`<p class="small">${foot.join(' · ')}</p>` : null}
  </section>`;
}

/**
 * The style of a block's edge.
 *
 * @param {number | null | undefined} colour red, green and blue, a byte each; without a color, the edge is plain
 */
export function edgeOf(colour) {
  return colour ? { borderInlineStartColor: `#${colour.toString(16).padStart(6, '0')}` } : {};
}

/**
 * A file of a message; a picture is shown, and any other file is named.
 *
 * @param {{ file: import('discord-api-types/v10').APIAttachment, set: Tab['set'] }} props
 */
export function Attachment({ file, set }) {
  const { url, width, height, filename, description, size, content_type: type } = file;
  if (type?.startsWith('image/')) {
    return html`<${Picture} url=${url} width=${width} height=${height} alt=${description || filename} set=${set} />`;
  }
  return html`<${FileLink} url=${url} name=${filename} size=${size} />`;
}

/**
 * The files of a message, as Discord lays them out: a single picture is shown whole, and several are cropped to the tiles of a
 * mosaic.
 *
 * @param {{ files: readonly import('discord-api-types/v10').APIAttachment[], set: Tab['set'] }} props
 */
export function Attachments({ files, set }) {
  const one = (/** @type {import('discord-api-types/v10').APIAttachment} */ file, /** @type {number} */ i) =>
    html`<${Attachment} key=${`${i} ${file.filename}`} file=${file} set=${set} />`;
  const pictures = files.filter(({ content_type: type }) => type?.startsWith('image/'));
  if (pictures.length < 2) return html`${files.map(one)}`;
  const others = files.filter((file) => !pictures.includes(file));
  return html`<${Mosaic} count=${pictures.length}>${pictures.map(one)}</${Mosaic}>${others.map(one)}`;
}

/**
 * Pictures that belong together: a single one is shown whole, and several are cropped.
 *
 * @param {{ count: number, children?: import('preact').ComponentChildren }} props
 */
export function Mosaic({ count, children }) {
  if (count < 2) return html`${children}`;
  // If there are five or more, the first row has those that are left over from rows of three.
  const tiles = count > 4 ? `first ${count % 3}` : `of ${count}`;
  return html`<div class="mosaic" data-tiles=${tiles}>${children}</div>`;
}

/** @param {{ url: string, name: string, size: number | null | undefined }} props `size` in bytes */
export function FileLink({ url, name, size }) {
  const weight = size ? ` (${Math.ceil(size / 1024)} KB)` : '';
  return html`<p>
    <a href=${ownFile(url) ?? url} rel="noreferrer" target="_blank" download=${name}>${name}</a>${weight}
  </p>`;
}
