// @ts-check
import { useEffect, useReducer, useRef } from 'preact/hooks';
import * as address from './address.js';
import { connect } from './connection.js';
import { markRead, readMarks } from './read-marks.js';
import { after, START } from './state.js';

/** How long the bot is shown as typing after it reported this, in milliseconds, which is as long as in Discord. */
const TYPING = 10_000;

/**
 * The data and functions that the parts of the page use.
 *
 * @typedef {object} Tab
 * @property {import('./state.js').State} state
 * @property {(request: import('./connection.js').TabRequestBody) => Promise<import('./connection.js').Result>} ask asks the
 *   server; fails with what to tell the person
 * @property {(request: import('./connection.js').TabRequestBody) => Promise<boolean>} act does something that the bot answers:
 *   shows its form, or what went wrong; gives whether it was done
 * @property {(change: Partial<import('./state.js').State>) => void} set
 * @property {(channel: string) => void} go
 */

/** The tab's state, kept up to date, and what can be done in it. @returns {Tab} */
export function useTab() {
  const [state, tell] = useReducer(after, START);
  const { me, channels, current, messages, online, typing, away } = state;
  /** @type {import('preact').RefObject<ReturnType<typeof connect> | null>} */
  const line = useRef(null);

  /** @type {Tab['set']} */
  const set = (change) => tell({ op: '@set', change });
  /** @type {Tab['ask']} */
  const ask = async (request) => {
    if (line.current === null) throw new Error('The page is only just opening.');
    return line.current.ask(request);
  };
  /** @type {Tab['act']} */
  const act = async (request) => {
    set({ notice: '' });
    try {
      const { form, channel } = await ask(request);
      if (form) set({ form });
      if (channel) go(channel);
      return true;
    } catch (error) {
      set({ notice: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };
  /** Shows a channel. @param {string} channel @param {string} [from] the oldest message to show */
  const open = (channel, from) =>
    ask({ op: 'open', channel, ...(from ? { from } : {}) }).catch((error) => set({ notice: error.message }));
  const go = (/** @type {string} */ channel) => {
    address.stand(channel, true);
    open(channel);
  };

  useEffect(() => {
    let id = '';
    const hear = (/** @type {import('./connection.js').News} */ news) => {
      if (news.op === 'hello') id = news.me.id;
      tell(news.op === 'opened' ? { ...news, read: readMarks(id)[news.channel] } : news);
    };
    const connection = connect(address.person(), hear, () => set({ online: false }));
    line.current = connection;
    const look = () => set({ away: document.hidden });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      connection.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const stands = channels.some(({ id }) => id === current);
  const wanted = channels.find(({ id }) => id === address.channel()) ?? channels[0];
  /** The channel of a link that was asked for already. @type {import('preact').RefObject<string>} */
  const linked = useRef('');
  // At the beginning, and when the open channel no longer exists. A link may lead to a thread that isn't in the person's list.
  useEffect(() => {
    if (!online || stands || !wanted) return;
    const stand = () => {
      address.stand(wanted.id, false);
      open(wanted.id);
    };
    const link = address.channel();
    if (!link || link === wanted.id || link === linked.current) return stand();
    linked.current = link;
    ask({ op: 'open', channel: link }).catch(stand);
  }, [online, stands, wanted?.id]);
  // After a lost connection, loads what was missed.
  useEffect(() => {
    if (online && current && stands) open(current, messages[0]?.id);
  }, [online]);
  useEffect(() => {
    if (online && me) ask({ op: 'unread', read: readMarks(me.id) }).catch(() => {});
  }, [online]);
  useEffect(() => {
    const back = () => {
      const channel = address.channel();
      if (channel) open(channel);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (me && current && last && !away) markRead(me.id, current, last, channels);
  }, [me, current, last, away]);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => set({ typing: false }), TYPING);
    return () => clearTimeout(timer);
  }, [typing]);

  return { state, ask, act, set, go };
}
