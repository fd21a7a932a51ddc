// @ts-check
import { useEffect, useRef } from 'preact/hooks';
import { html } from './html.js';
import { addressOf } from './place.js';

/** @typedef {import('./state.js').Channel} Channel */

/**
 * Who one is, and where one can go. What is new comes last, so that nothing moves away under a finger.
 *
 * @param {{ tab: import('./tab.js').Tab, isShown: boolean, hide: () => void }} props `isShown` matters on narrow
 *   screens, where it lies over the page
 */
export function Sidebar({ tab: { state, go, act }, isShown, hide }) {
  const { channels, bot, me, people } = state;
  const nav = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (isShown)
      /** @type {HTMLElement | null | undefined} */ (nav.current?.querySelector('[aria-current], button'))?.focus();
  }, [isShown]);
  const of = (/** @type {Channel['kind']} */ kind, isArchived = false) =>
    channels.filter((channel) => channel.kind === kind && channel.archived === isArchived);
  const list = (/** @type {Channel[]} */ some) =>
    html`<ul>${some.map(
      (channel) =>
        html`<${Place} key=${channel.id} channel=${channel} state=${state} go=${(/** @type {string} */ id) => {
          go(id);
          hide();
        }} />`,
    )}</ul>`;
  const [dms, threads, archived] = [of('dm'), of('thread'), of('thread', true)];
  return html`<nav class=${isShown ? 'places shown' : 'places'} id="places" aria-label="Channels" ref=${nav} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && hide()}>
    <div class="places-head"><h1>Subspace</h1><button type="button" class="button secondary narrow" onClick=${hide}>Close</button></div>
    <details class="who">
      <summary>You play as <b>${me?.name}</b></summary>
      <p class="small">Play as someone else here, or open them in another tab:</p>
      <ul>${people.filter(({ id }) => id !== me?.id).map(({ id, name, username }) => html`<li key=${id}><a class="place" href=${addressOf(username)}>${name}</a></li>`)}</ul>
    </details>
    <h2>Channels</h2>
    ${list(of('text'))}
    <h2>Direct messages</h2>
    ${dms.length > 0 ? list(dms) : html`<ul><li><button type="button" class="place" onClick=${() => act({ op: 'direct' }).then(hide)}><span class="sign" aria-hidden="true">@</span>${bot?.name}</button></li></ul>`}
    ${threads.length > 0 ? html`<h2>Threads</h2>${list(threads)}` : null}
    ${archived.length > 0 ? html`<details class="archived"><summary>Archived threads</summary>${list(archived)}</details>` : null}
  </nav>`;
}

/** Signs before the names of places. */
const SIGNS = { text: '#', thread: '↳', dm: '@' };

/** @param {{ channel: Channel, state: import('./state.js').State, go: (id: string) => void }} props */
function Place({ channel: { id, kind, name }, state: { current, unread }, go }) {
  const count = unread[id] ?? 0;
  return html`<li><button type="button" class="place" aria-current=${id === current ? 'page' : undefined} onClick=${() => go(id)}>
    <span class="sign" aria-hidden="true">${SIGNS[kind]}</span><span class="place-name">${name}</span>
    ${count > 0 ? html`<span class="count">${count > 99 ? '99+' : count}<span class="unseen"> unread</span></span>` : null}</button></li>`;
}
