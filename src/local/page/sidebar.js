// @ts-check
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from './address.js';
import { html } from './html.js';

/** @typedef {import('./state.js').Channel} Channel */
/** @typedef {import('./state.js').State} State */

/**
 * The person whom the tab plays, and the channels. New channels come last, so that nothing moves away under a finger.
 *
 * @param {{ tab: import('./tab.js').Tab, isShown: boolean, hide: () => void }} props `isShown` matters on narrow
 *   screens, where it lies over the page
 */
export function Sidebar({ tab: { state, go, act }, isShown, hide }) {
  const { channels } = state;
  const nav = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const place = nav.current?.querySelector('[aria-current]') ?? nav.current?.querySelector('button');
    if (isShown && place instanceof HTMLElement) place.focus();
  }, [isShown]);
  const choose = (/** @type {string} */ id) => {
    go(id);
    hide();
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') hide();
  };
  const of = (/** @type {Channel['kind']} */ kind, isArchived = false) =>
    channels.filter((channel) => channel.kind === kind && channel.archived === isArchived);
  const place = (/** @type {Channel} */ channel) =>
    html`<${Place} key=${channel.id} channel=${channel} state=${state} go=${choose} />`;
  const [dms, groups, threads, archived] = [of('dm'), of('group'), of('thread'), of('thread', true)];
  return html`<nav class=${isShown ? 'places shown' : 'places'} id="places" aria-label="Channels" ref=${nav} onKeyDown=${key}>
    <div class="places-head">
      <p class="brand">Subspace</p>
      <button type="button" class="button secondary narrow" onClick=${hide}>Close</button>
    </div>
    <${Who} state=${state} />
    <h2>Channels</h2>
    <ul>${of('text').map(place)}</ul>
    <h2>Direct messages</h2>
    <ul>${dms.length > 0 ? dms.map(place) : html`<${FirstLetter} state=${state} open=${() => act({ op: 'direct' }).then(hide)} />`}${groups.map(place)}</ul>
    ${threads.length > 0 ? html`<h2>Threads</h2><ul>${threads.map(place)}</ul>` : null}
    ${archived.length > 0 ? html`<details><summary>Archived threads</summary><ul>${archived.map(place)}</ul></details>` : null}
  </nav>`;
}

/** The person whom the tab plays, and the other people whom it could play. @param {{ state: State }} props */
function Who({ state: { me, people } }) {
  const others = people.filter(({ id }) => id !== me?.id);
  const link = (/** @type {typeof others[number]} */ { id, name, username }) =>
    html`<li key=${id}><a class="place" href=${addressOf(username)}>${name}</a></li>`;
  return html`<details class="who">
    <summary>You play as <b>${me?.name}</b></summary>
    <p class="small">Play as someone else here, or open them in another tab:</p>
    <ul>${others.map(link)}</ul>
  </details>`;
}

/** The symbols before the names of channels. */
const SIGNS = { text: '#', forum: '≡', thread: '↳', dm: '@', group: '@' };

/** @param {{ channel: Channel, state: State, go: (id: string) => void }} props */
function Place({ channel: { id, kind, name }, state: { current, unread }, go }) {
  const isHere = id === current ? 'page' : undefined;
  return html`<li><button type="button" class="place" aria-current=${isHere} onClick=${() => go(id)}>
    <span class="sign" aria-hidden="true">${SIGNS[kind]}</span>
    <span class="place-name">${name}</span>
    <${Count} count=${unread[id] ?? 0} />
  </button></li>`;
}

/** The button that opens direct messages before there are any. @param {{ state: State, open: () => void }} props */
function FirstLetter({ state: { bot }, open }) {
  return html`<li><button type="button" class="place" onClick=${open}>
    <span class="sign" aria-hidden="true">${SIGNS.dm}</span>
    <span class="place-name">${bot?.name}</span>
  </button></li>`;
}

/** The number of unread messages, if there are any. @param {{ count: number }} props */
export function Count({ count }) {
  if (count === 0) return null;
  return html`<span class="count">${count > 99 ? '99+' : count}<span class="unseen"> unread</span></span>`;
}
