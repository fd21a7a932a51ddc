// @ts-check

/** @typedef {import('../web/protocol.ts').News} News */
/** @typedef {import('../web/protocol.ts').PersonNews} Person */
/** @typedef {import('../web/protocol.ts').ChannelNews} Channel */
/** @typedef {import('../web/protocol.ts').CommandNews} Command */
/** @typedef {import('../web/protocol.ts').FormNews} Form */
/** @typedef {import('discord-api-types/v10').APIMessage} Chat a message, as Discord describes it */
/** @typedef {{ src: string, alt: string }} Picture */

/**
 * The state of a tab: its person, its channel, and what the server has sent.
 *
 * @typedef {object} State
 * @property {Person | null} me
 * @property {Person | null} bot
 * @property {Person[]} people
 * @property {Channel[]} channels
 * @property {string | null} current the channel that is shown
 * @property {Chat[]} messages of that channel, oldest first
 * @property {boolean} more whether it has older ones
 * @property {string | null} since the last message read before the channel was opened, when newer ones waited
 * @property {Command[]} commands
 * @property {Record<string, number>} unread by channel
 * @property {boolean} typing whether the bot is typing in the channel
 * @property {Form | null} form
 * @property {Picture | null} picture the picture that is shown enlarged
 * @property {string} notice the latest problem, in words for the person; empty if there is none
 * @property {boolean} online
 * @property {boolean} away whether the tab is out of sight
 * @property {string} insert a command that was pointed at, for the composer to take over; else empty
 */

/** @type {State} */
export const START = {
  me: null,
  bot: null,
  people: [],
  channels: [],
  current: null,
  messages: [],
  more: false,
  since: null,
  commands: [],
  unread: {},
  typing: false,
  form: null,
  picture: null,
  notice: '',
  online: false,
  away: false,
  insert: '',
};

/**
 * News in the form that the state accepts: an opened channel comes with the last message that was read in it.
 *
 * @typedef {Exclude<News, { op: 'opened' }> | Extract<News, { op: 'opened' }> & { read?: string | undefined }} Heard
 */

/**
 * Changes that the tab itself makes, in addition to the server's news.
 *
 * @typedef {{ op: '@set', change: Partial<State> }} Change
 */

/**
 * Returns the state after news from the server, or after a change that the tab itself made.
 *
 * @param {State} state
 * @param {Heard | Change} news
 * @returns {State}
 */
export function after(state, news) {
  switch (news.op) {
    case 'hello': {
      const { me, bot, people, channels } = news;
      return { ...state, me, bot, people, channels, online: true };
    }
    case 'people':
      return { ...state, people: news.people };
    case 'channels':
      return { ...state, channels: news.channels };
    case 'opened':
      return opened(state, news);
    case 'earlier':
      if (news.channel !== state.current) return state;
      return { ...state, messages: [...news.messages, ...state.messages], more: news.more };
    case 'commands':
      return news.channel === state.current ? { ...state, commands: news.commands } : state;
    case 'unread':
      return { ...state, unread: withRead(news.counts, state) };
    case 'message':
      return withMessage(state, news.message, news.fresh);
    case 'gone':
      return { ...state, messages: state.messages.filter(({ id }) => id !== news.id) };
    case 'typing':
      return news.channel === state.current ? { ...state, typing: true } : state;
    case 'failed':
      return { ...state, notice: news.text };
    case 'done':
      return state;
    case '@set':
      return settled({ ...state, ...news.change });
  }
}

/**
 * @param {State} state
 * @param {Extract<Heard, { op: 'opened' }>} news
 * @returns {State}
 */
function opened(state, { channel, messages, more, read }) {
  if (channel === state.current) return { ...state, messages, more };
  const isNews = (/** @type {Chat} */ { id, author }) =>
    read !== undefined && author.id !== state.me?.id && BigInt(id) > BigInt(read);
  const since = messages.some(isNews) ? (read ?? null) : null;
  return settled({ ...state, current: channel, messages, more, since, commands: [], typing: false });
}

/** Marks the open channel as read. @param {State} state @returns {State} */
function settled(state) {
  return { ...state, unread: withRead(state.unread, state) };
}

/**
 * @param {Record<string, number>} unread
 * @param {State} state
 */
function withRead(unread, { current, away }) {
  return current === null || away ? unread : { ...unread, [current]: 0 };
}

/**
 * @param {State} state
 * @param {Chat} message
 * @param {boolean} fresh
 * @returns {State}
 */
function withMessage(state, message, fresh) {
  const { channel_id: channel, id, author } = message;
  const isHere = channel === state.current;
  const isUnread = fresh && author.id !== state.me?.id && (!isHere || state.away);
  const unread = isUnread ? { ...state.unread, [channel]: (state.unread[channel] ?? 0) + 1 } : state.unread;
  if (!isHere) return { ...state, unread };
  const at = state.messages.findIndex((known) => known.id === id);
  // An edited message that isn't shown is older than those that are.
  if (at < 0 && !fresh) return state;
  const messages = at < 0 ? [...state.messages, message] : state.messages.with(at, message);
  return { ...state, unread, messages, typing: state.typing && !fresh };
}
