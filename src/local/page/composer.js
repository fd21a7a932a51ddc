// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { CommandForm } from './command-form.js';
import { commandsLike, readLine, valuesOf } from './command-line.js';
import { meant, useCompletion } from './completion.js';
import { focusQuietly } from './focus.js';
import { html } from './html.js';
import { useProposals } from './proposals.js';

/** @typedef {import('./state.js').Command} Command */
/** @typedef {import('./command-form.js').Filling} Filling */
/** @typedef {{ text: string, filling: Filling | null }} Draft */

/** What was begun in each channel and not sent. @type {Map<string, Draft>} */
const drafts = new Map();

/** @type {Draft} */
const EMPTY = { text: '', filling: null };

/** Where one writes: words, or a command that begins with a slash. @param {{ tab: import('./tab.js').Tab, channel: string }} props */
export function Composer({ tab, channel }) {
  const { state, ask, act, set } = tab;
  const [draft, setDraft] = useState(drafts.get(channel) ?? EMPTY);
  const [picked, pickValue] = useState({ text: '', value: /** @type {string | number} */ ('') });
  const [waits, wait] = useState('');
  const { choices, look, drop } = useCompletion(ask);
  const { text, filling } = draft;
  const keep = (/** @type {Draft} */ next) => {
    drafts.set(channel, next);
    setDraft(next);
  };
  const write = (/** @type {string} */ next) => keep({ text: next, filling: null });
  const fill = (/** @type {Filling} */ next) => keep({ text: '', filling: next });

  const line = readLine(text, state.commands);
  const open = line?.open;
  const openText = (open && line?.given[open.name]) ?? '';
  const isCompleted = open !== undefined && 'autocomplete' in open && open.autocomplete === true;
  useEffect(() => {
    if (!line || !isCompleted || openText === picked.text) return drop();
    const { values } = valuesOf(line, state);
    look({ channel, command: line.command.path, values: { ...values, [open.name]: openText }, focused: open.name });
  }, [line?.command, open?.name, openText]);

  /** Sends it, and gives what was typed back if that fails. @param {Parameters<typeof act>[0]} wish @param {Draft} sent @param {string} name */
  const deliver = async (wish, sent, name) => {
    keep(EMPTY);
    wait(name);
    const isDone = await act(wish);
    wait('');
    if (!isDone && (drafts.get(channel) ?? EMPTY) === EMPTY) keep(sent);
  };
  const run = (/** @type {Filling} */ { command: { path }, values }, /** @type {Draft} */ sent) =>
    deliver({ op: 'slash', channel, command: path, values }, sent, `/${path}`);
  const choose = (/** @type {Command} */ command) => {
    const chosen = { command, values: {}, problem: null };
    if (command.options.length === 0) run(chosen, draft);
    else fill(chosen);
  };
  const runLine = async (/** @type {import('./command-line.js').Line} */ { command, given }) => {
    const { values, problem } = valuesOf({ command, given }, state);
    if (problem) return fill({ command, values, problem });
    for (const option of command.options) {
      const { name } = option;
      const typed = given[name];
      if (!typed || !('autocomplete' in option && option.autocomplete)) continue;
      const query = { channel, command: command.path, values, focused: name };
      const found =
        typed === picked.text
          ? []
          : await ask({ op: 'complete', ...query }).then(
              (result) => result.choices ?? [],
              () => [],
            );
      values[name] = typed === picked.text ? picked.value : (meant(found, typed)?.value ?? typed);
    }
    run({ command, values, problem: null }, draft);
  };
  const send = () => {
    if (text.trim() === '') return;
    if (!text.startsWith('/')) deliver({ op: 'send', channel, content: text }, draft, '');
    else if (line) runLine(line);
    else if (hits[0]) choose(hits[0]);
    else set({ notice: 'There is no such command here. Type / to see all of them.' });
  };

  const hits = text.startsWith('/') && !line ? commandsLike(text, state.commands) : [];
  const items = [
    ...hits.map((command) => ({
      key: command.path,
      title: `/${command.path}`,
      note: command.description,
      take: () => choose(command),
    })),
    ...choices.map(({ name, value }) => ({
      key: String(value),
      title: name,
      take: () => {
        pickValue({ text: name.trim(), value });
        write(`${text.slice(0, text.length - openText.length).trimEnd()} ${name}`);
      },
    })),
  ];
  const { input, attributes, markup, take } = useProposals({
    id: 'proposals',
    label: hits.length > 0 ? 'Commands' : 'Proposals',
    items,
    pick: (item) => item.take(),
    dismiss: () => (hits.length > 0 ? write('') : drop()),
    isEager: hits.length > 0,
  });
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.isComposing || take(event)) return;
    const [hit] = hits;
    if (event.key === 'Enter') send();
    else if (event.key === 'Tab' && hit && text !== `/${hit.path} `) write(`/${hit.path} `);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (state.insert === '') return;
    write(`/${state.insert}`);
    set({ insert: '' });
    input.current?.focus();
  }, [state.insert]);

  // The input takes the focus at the beginning, and again when a command's form makes room for it.
  const isShown = filling === null;
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && (!wasShown.current || document.activeElement === document.body)) focusQuietly(input.current);
    wasShown.current = isShown;
  }, [isShown]);

  return html`<footer>
    <p class="status" aria-hidden="true">${status(waits, line, state)}</p>
    ${
      filling
        ? html`<${CommandForm} key=${filling.command.path} filling=${filling} change=${fill} close=${() => keep(EMPTY)} send=${(/** @type {Filling} */ done) => run(done, draft)} tab=${tab} />`
        : html`<form class="composer" onSubmit=${(/** @type {Event} */ event) => {
            event.preventDefault();
            send();
          }}>
            <input id="composer" ...${attributes} aria-label="Message or command" enterkeyhint="send" placeholder="Write, or type / for commands" maxlength="2000" value=${text}
              onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => write(currentTarget.value)} onKeyDown=${key} />
            <button class="button primary">Send</button>
          </form>${markup}`
    }
  </footer>`;
}

/** What goes on, in a line of its own that is always there: nothing moves when it changes. @param {string} waits @param {import('./command-line.js').Line | null} line @param {import('./state.js').State} state */
function status(waits, line, { bot, typing }) {
  if (waits) return `${waits} is on its way …`;
  if (line) {
    const others = line.command.options.filter(({ name }) => name !== line.open?.name).map(({ name }) => `${name}:`);
    return `Enter sends it.${others.length > 0 ? ` It also takes ${others.join(' ')}` : ''}`;
  }
  return typing ? `${bot?.name} is writing …` : '';
}
