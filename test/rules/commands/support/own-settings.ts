import type { ChatBackend } from '../../../../src/discord/backend.ts';

type TableWish = NonNullable<Awaited<ReturnType<ChatBackend['seekers']['wish']>>>;

type ServerUsage = Awaited<ReturnType<ChatBackend['usage']['of']>>;
type BlockedPerson = NonNullable<Awaited<ReturnType<ChatBackend['blocked']['find']>>>;

/** The board of the server, and what people watch, have muted, wait for and refuse. */
export interface OwnSettings {
  /** The tables that people wait for, by the person and the server. */
  tableWishes: Map<string, TableWish>;
  /** The tables of which everyone was told. */
  toldOf: Set<string>;
  /** The servers from which people take no invitations, by the person and the server. */
  refused: Set<string>;
  /** The people whom the server has blocked. */
  blockedPeople: Map<string, BlockedPerson>;
  /** The usage of the server. */
  usage: ServerUsage;
  /** The channel of the server's board. */
  board: string | null;
  /** The tables that everyone watches. */
  watched: string[];
  /** The people who have muted nudges, and the tables that people have muted. */
  nudgesMuted: Set<string>;
  mutes: Map<string, Map<string, number | null>>;
}

/** Returns a server without a board, usage or blocked people, whose members watch, mute, wait for and refuse nothing. */
export function freshSettings(): OwnSettings {
  return {
    tableWishes: new Map(),
    toldOf: new Set(),
    refused: new Set(),
    blockedPeople: new Map(),
    usage: { open: 0, byGame: [], waiting: [], opened: 0, bytes: null, troubled: 0, blocked: 0 },
    board: null,
    watched: [],
    nudgesMuted: new Set(),
    mutes: new Map(),
  };
}

/** Keeps the board of the server, and what people watch, have muted, wait for and refuse, in the state of a bench. */
export function ownSettings(
  state: OwnSettings,
): Pick<ChatBackend, 'boards' | 'watching' | 'mutes' | 'seekers' | 'invitations' | 'blocked' | 'usage'> {
  return {
    seekers: {
      wish: async (player, guild) => state.tableWishes.get(`${player} ${guild}`) ?? null,
      want: async (player, guild, wanted, { says }) => {
        if (wanted === null) state.tableWishes.delete(`${player} ${guild}`);
        else state.tableWishes.set(`${player} ${guild}`, wanted);
        return says;
      },
      toldOf: async (_player, _guild, table) => state.toldOf.has(table),
    },
    invitations: {
      refuses: async (player, guild) => state.refused.has(`${player} ${guild}`),
      refusedBy: async (player) => [...state.refused].filter((one) => one.startsWith(player)),
      refuse: async (player, guild, { says }) => {
        state.refused.add(`${player} ${guild}`);
        return says;
      },
      allow: async (player, { says }) => {
        for (const one of state.refused) if (one.startsWith(player)) state.refused.delete(one);
        return says;
      },
    },
    blocked: {
      find: async (guild, person) => state.blockedPeople.get(`${guild} ${person}`) ?? null,
      count: async () => state.blockedPeople.size,
      all: async () => [...state.blockedPeople.values()],
      block: async (guild, block, { says }) => {
        state.blockedPeople.set(`${guild} ${block.id}`, block);
        return says;
      },
      unblock: async (guild, person, { says }) => {
        state.blockedPeople.delete(`${guild} ${person}`);
        return says;
      },
    },
    usage: { of: async () => state.usage },
    boards: {
      channelOf: async () => state.board,
      place: async (_guild, channel, _by, { says }) => {
        state.board = channel;
        return says;
      },
    },
    watching: {
      of: async () => state.watched,
      set: async (_player, id, watches, { says }) => {
        state.watched = [...state.watched.filter((one) => one !== id), ...(watches ? [id] : [])];
        return says;
      },
    },
    mutes: {
      nudgesRing: async (player) => !state.nudgesMuted.has(player),
      setNudges: async (player, ring, { says }) => {
        if (ring) state.nudgesMuted.delete(player);
        else state.nudgesMuted.add(player);
        return says;
      },
      all: async (player) => state.mutes.get(player) ?? new Map(),
      until: async (player, table) => state.mutes.get(player)?.get(table),
      set: async (player, table, until, { says }) => {
        const muted = new Map(state.mutes.get(player));
        if (until === undefined) muted.delete(table);
        else muted.set(table, until);
        state.mutes.set(player, muted);
        return says;
      },
    },
  };
}
