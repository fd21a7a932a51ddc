// @ts-check
import { html } from './html.js';
import { jump } from './jump.js';

/**
 * The hint on how to begin, shown in a channel without messages.
 *
 * @param {{ state: import('./state.js').State, words: import('./inline.js').Words }} props
 */
export function Welcome({ state: { me, bot, commands }, words }) {
  const help = commands.find(({ path }) => path === 'help' || path.startsWith('help '));
  const begin = help ? [jump(`/${help.path}`, () => words.type(help.path)), ' below to see where to begin, or '] : '';
  return html`<div class="welcome">
    <p class="title size-1">Welcome, ${me?.name}</p>
    <p>${
      commands.length === 0
        ? `${bot?.name} isn’t here yet. What it can do shows by itself as soon as it is.`
        : html`Type ${begin}/ for everything that ${bot?.name} can do.`
    }</p>
    <p>Where it shows buttons and menus, pressing them does the same.</p>
  </div>`;
}
