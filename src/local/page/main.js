// @ts-check
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Announcer } from './announcer.js';
import { Composer } from './composer.js';
import { FormDialog } from './form.js';
import { html } from './html.js';
import { Log } from './log.js';
import { Viewer } from './picture.js';
import { Count, Sidebar } from './sidebar.js';
import { useTab } from './tab.js';

function App() {
  const tab = useTab();
  const { state, set, go } = tab;
  const [isShown, show] = useState(false);
  const opener = useRef(/** @type {HTMLElement | null} */ (null));
  const hide = () => show(false);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) opener.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const { me, bot, people, channels, current, online, notice, form, picture } = state;
  const channel = channels.find(({ id }) => id === current);
  const unread = Object.values(state.unread).reduce((sum, count) => sum + count, 0);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${channel?.name ?? 'Subspace'}${me ? ` – ${me.name}` : ''}`;
  });

  /** @type {import('./inline.js').Words} */
  const words = {
    person: (id) => [...people, bot].find((person) => person?.id === id)?.name ?? 'someone',
    channel: (id) => channels.find((other) => other.id === id)?.name ?? 'a channel',
    go,
    type: (path) => set({ insert: path }),
  };
  // Escape returns to the composer from anywhere on the page.
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
      /** @type {HTMLElement | null} */ (document.querySelector('#footer :is(input, select)'))?.focus();
  };
  if (!me) {
    const anew = notice ? html` <a href="/">Begin anew</a>` : null;
    return html`<p class="start" role="status">${notice || 'Connecting …'}${anew}</p>`;
  }
  return html`
    <a class="skip" href="#footer">To the message field</a>
    <${Sidebar} tab=${tab} isShown=${isShown} hide=${hide} />
    ${isShown ? html`<div class="veil" onClick=${hide}></div>` : null}
    <main onKeyDown=${key} inert=${isShown}>
      <header class="head">
        <button type="button" class="button secondary narrow" ref=${opener} aria-expanded=${isShown} aria-controls="places"
          onClick=${() => show(true)}>Channels <${Count} count=${unread} /></button>
        <h1>${channel?.kind === 'text' ? html`<span class="sign">#</span>` : null}${channel?.name ?? 'Nowhere yet'}</h1>
        <p class="line-state" role="status">${online ? '' : 'Connecting again …'}</p>
      </header>
      <${Log} tab=${tab} words=${words} />
      <${Announcer} state=${state} person=${words.person} />
      <div role="alert">${notice && !form ? html`<${Notice} text=${notice} close=${() => set({ notice: '' })} />` : null}</div>
      ${current ? html`<${Composer} key=${current} tab=${tab} channel=${current} />` : null}
    </main>
    ${form ? html`<${FormDialog} key=${form.id} form=${form} tab=${tab} />` : null}
    ${picture ? html`<${Viewer} picture=${picture} close=${() => set({ picture: null })} />` : null}`;
}

/** The message about a problem. @param {{ text: string, close: () => void }} props */
function Notice({ text, close }) {
  return html`<p class="notice">
    ${text} <button type="button" class="button secondary" onClick=${close}>Close</button>
  </p>`;
}

const root = document.getElementById('app');
if (root) {
  root.textContent = '';
  render(html`<${App} />`, root);
}
