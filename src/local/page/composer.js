// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { CommandForm } from './command-form.js';
import { commandsLike } from './command-line.js';
import { useDraft } from './draft.js';
import { focusQuietly } from './focus.js';
import { html } from './html.js';
import { useLine } from './line.js';
import { useProposals } from './proposals.js';

/** @typedef {import('./state.js').Command} Command */
/** @typedef {import('./command-form.js').Filling} Filling */
/** @typedef {import('./tab.js').Tab} Tab */

/**
 * The input for text, or for a command that begins with a slash.
 *
 * @param {{ tab: Tab, channel: string }} props
 */
export function Composer({ tab, channel }) {
  const { state, act, set } = tab;
  const { draft, write, fill, clear, restore } = useDraft(channel);
  const { text, filling } = draft;
  const { line, choices, withChoice, read } = useLine(text, channel, tab);
  const [waits, wait] = useState('');

  /** Sends the text, and restores it if sending fails. @param {Parameters<Tab['act']>[0]} request @param {string} name */
  const deliver = async (request, name) => {
    clear();
    wait(name);
    const isDone = await act(request);
    wait('');
    if (!isDone) restore(draft);
  };
  const run = (/** @type {Filling} */ { command: { path }, values }) =>
    deliver({ op: 'slash', channel, command: path, values }, `/${path}`);
  /**
   * Opens the command's form, or sends the command if it has no form or everything that it needs has been typed. @param {Command}
   * command @param {boolean} isTyped
   */
  const choose = (command, isTyped) => {
    const chosen = { command, values: {}, problem: null };
    const isWhole = isTyped && text.trim().toLowerCase() === `/${command.path}`;
    const lacks = command.options.some(({ required }) => required);
    if (command.options.length === 0 || (isWhole && !lacks)) run(chosen);
    else fill(chosen);
  };

  const hits = text.startsWith('/') && !line ? commandsLike(text, state.commands) : [];
  const [hit] = hits;
  const send = () => {
    if (text.trim() === '') return;
    if (!text.startsWith('/')) return deliver({ op: 'send', channel, content: text }, '');
    const typed = read();
    if (typed?.problem) fill(typed);
    else if (typed) run(typed);
    else if (hit) choose(hit, true);
    else set({ notice: 'There is no such command here. Type / to see all of them.' });
  };

  const commands = hits.map((command) => ({
    key: command.path,
    title: `/${command.path}`,
    note: command.description,
    take: (/** @type {boolean} */ isTyped) => choose(command, isTyped),
  }));
  const proposals = choices.map((choice) => ({
    key: String(choice.value),
    title: choice.name,
    take: () => write(withChoice(choice)),
  }));
  const { input, attributes, markup, take } = useProposals({
    id: 'proposals',
    label: hit ? 'Commands' : 'Proposals',
    items: [...commands, ...proposals],
    pick: (item, isTyped) => item.take(isTyped),
    isEager: hit !== undefined,
  });
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.isComposing || take(event)) return;
    if (event.key === 'Enter') send();
    else if (event.key === 'Tab' && hit && text !== `/${hit.path} `) write(`/${hit.path} `);
    else return;
    event.preventDefault();
  };
  const typed = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => write(currentTarget.value);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send();
  };

  useEffect(() => {
    if (state.insert === '') return;
    write(`/${state.insert}`);
    set({ insert: '' });
    input.current?.focus();
  }, [state.insert]);
  // The input takes the focus at the beginning, and again when a command's form closes.
  const isShown = filling === null;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && (!wasShown.current || document.activeElement === document.body)) focusQuietly(input.current);
    wasShown.current = isShown;
  }, [isShown]);

  return html`<footer id="footer" tabindex="-1">
    <p class="status" aria-hidden="true">${status(waits, line, state)}</p>
    ${
      filling
        ? html`<${CommandForm} key=${filling.command.path} filling=${filling} change=${fill} send=${run} close=${clear} tab=${tab} />`
        : html`<form class="composer" onSubmit=${submit}>
            <input id="composer" ...${attributes} aria-label="Message or command" enterkeyhint="send" maxlength="2000"
              placeholder="Write, or type / for commands" value=${text} onInput=${typed} onKeyDown=${key} />
            <button class="button primary">Send</button>
          </form>
          ${markup}`
    }
  </footer>`;
}

/**
 * The current status, shown on a separate line that is always there, so that nothing moves when the status changes.
 *
 * @param {string} waits the command that is on its way
 * @param {import('./command-line.js').Line | null} line
 * @param {import('./state.js').State} state
 */
function status(waits, line, { bot, typing }) {
  if (waits) return `${waits} is on its way …`;
  if (line) {
    const others = line.command.options.filter(({ name }) => name !== line.open?.name).map(({ name }) => `${name}:`);
    return `Enter sends it.${others.length > 0 ? ` It also takes ${others.join(' ')}` : ''}`;
  }
  return typing ? `${bot?.name} is writing …` : '';
}
