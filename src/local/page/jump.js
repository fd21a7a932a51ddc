// @ts-check
import { html } from './html.js';

/**
 * Words within a text that act like a button on the page.
 *
 * @param {import('./html.js').Markup} words
 * @param {() => void} act
 */
export function jump(words, act) {
  return html`<button type="button" class="jump" onClick=${act}>${words}</button>`;
}
