// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';

/** @typedef {import('./tab.js').Tab} Tab */

/**
 * The address from which this page may load a file, since the page may have reached the server by another name than the one in
 * the file's address. Null for files from elsewhere, which the page never loads.
 *
 * @param {string} url
 */
export function ownFile(url) {
  const { hostname, pathname, search } = new URL(url, location.href);
  const isOurs = /^(127\.|localhost$|\[::1\]$)/.test(hostname) && pathname.startsWith('/attachments/');
  return isOurs ? `${pathname}${search}` : null;
}

/**
 * A picture in a message, with its alternative text. Pressing the picture or its button enlarges the picture.
 *
 * @param {object} props
 * @param {string} props.url
 * @param {number | null} [props.width]
 * @param {number | null} [props.height]
 * @param {string} props.alt
 * @param {Tab['set']} props.set
 * @param {boolean} [props.isSmall]
 */
export function Picture({ url, width, height, alt, set, isSmall = false }) {
  const src = ownFile(url);
  if (src === null) return html`<p><a href=${url} rel="noreferrer" target="_blank">Picture elsewhere: ${alt}</a></p>`;
  const open = () => set({ picture: { src, alt } });
  return html`<figure class=${isSmall ? 'picture small-picture' : 'picture'}>
    <img src=${src} width=${width ?? undefined} height=${height ?? undefined} alt=${alt} onClick=${open} />
    <button type="button" class="enlarge" aria-label="Show this picture large" onClick=${open}><${EnlargeIcon} /></button>
  </figure>`;
}

function EnlargeIcon() {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" /></svg>`;
}

/**
 * The enlarged picture, shown above everything, as large as the window or in full size.
 *
 * @param {{ picture: import('./state.js').Picture, close: () => void }} props
 */
export function Viewer({ picture: { src, alt }, close }) {
  /** @type {import('preact').RefObject<HTMLDialogElement | null>} */
  const dialog = useRef(null);
  const [isFull, fill] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog class="viewer" ref=${dialog} aria-label="Picture" onClose=${close}>
    <div class="viewer-bar">
      <button type="button" class="button secondary" aria-pressed=${isFull} onClick=${() => fill(!isFull)}>Full size</button>
      <a class="button secondary" href=${src} target="_blank">New tab</a>
      <button type="button" class="button secondary" onClick=${() => dialog.current?.close()}>Close</button>
    </div>
    <div class=${isFull ? 'viewer-field full' : 'viewer-field'} tabindex="0" role="group" aria-label="Picture, scrolls">
      <img src=${src} alt=${alt} onClick=${() => fill(!isFull)} />
    </div>
    <p class="viewer-words">${alt}</p>
  </dialog>`;
}
