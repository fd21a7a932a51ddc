// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { useKeptFocus } from './focus.js';
import { html } from './html.js';
import { Message } from './message.js';
import { useScroll } from './scroll.js';
import { Welcome } from './welcome.js';

/** @typedef {import('./state.js').Chat} Chat */

/** The messages of the open channel. @param {{ tab: import('./tab.js').Tab, words: import('./inline.js').Words }} props */
export function Log({ tab, words }) {
  const { state, ask, set } = tab;
  const { current, messages, more, since, me } = state;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [isAtEnd, moved] = useState(true);
  const { toEnd } = useScroll(box, current, moved);
  useKeptFocus(box);

  // The person's own messages, and answers to them, are scrolled into view from anywhere in the log.
  const last = messages.at(-1);
  useEffect(() => {
    if (last && me && isFor(last, me.id)) toEnd();
  }, [last?.id]);

  const earlier = () => {
    const [first] = messages;
    if (!current || !first) return;
    ask({ op: 'earlier', channel: current, before: first.id }).catch((error) => set({ notice: error.message }));
  };
  const days = messages.map(({ timestamp }) => new Date(timestamp).toDateString());
  const firstNew =
    since === null ? -1 : messages.findIndex(({ id, author }) => BigInt(id) > BigInt(since) && author.id !== me?.id);
  /**
   * A message with the dividers above it. Since the list is flat, each item keeps its element when items around it change.
   *
   * @param {Chat} message
   * @param {number} i
   */
  const lines = (message, i) => {
    const { id } = message;
    const isNextDay = days[i] !== days[i - 1];
    const before = isNextDay ? undefined : messages[i - 1];
    return [
      isNextDay ? html`<p class="day" key=${`day-${id}`}><span>${dayOf(message)}</span></p>` : null,
      i === firstNew ? html`<p class="day since" key="since"><span>New since you last looked</span></p>` : null,
      html`<${Message} key=${id} message=${message} before=${before} words=${words} tab=${tab} />`,
    ];
  };
  // The announcer reads out what is new. If the log were a live region too, opening a channel would read out all of it.
  return html`<div class="log-frame">
    <div class="log" role="log" aria-live="off" aria-label="Messages" tabindex="0" ref=${box}><div class="log-inside">
      ${more ? html`<p class="earlier"><${EarlierButton} press=${earlier} /></p>` : null}
      ${current !== null && messages.length === 0 ? html`<${Welcome} state=${state} words=${words} />` : null}
      ${messages.flatMap(lines)}
    </div></div>
    ${isAtEnd ? null : html`<button type="button" class="button to-end" onClick=${toEnd}>To the newest</button>`}
  </div>`;
}

/** @param {{ press: () => void }} props */
function EarlierButton({ press }) {
  return html`<button type="button" class="button secondary" onClick=${press}>Earlier messages</button>`;
}

/** @param {Chat} message @param {string} me */
function isFor({ author, flags, interaction_metadata: cause }, me) {
  return author.id === me || ((flags ?? 0) & 64) !== 0 || cause?.user.id === me;
}

/** @param {Chat} message */
function dayOf({ timestamp }) {
  return new Date(timestamp).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
}
