import type { ChatBackend } from '../../../../src/discord/backend.ts';

/** The board of the server, and what people watch and have muted. */
export interface OwnSettings {
  /** The channel of the server's board. */
  board: string | null;
  /** The tables that everyone watches. */
  watched: string[];
  /** The people who have muted nudges, and the tables that people have muted. */
  nudgesMuted: Set<string>;
  mutes: Map<string, Map<string, number | null>>;
}

/** Keeps the board of the server, and what people watch and have muted, in the state of a bench. */
export function ownSettings(state: OwnSettings): Pick<ChatBackend, 'boards' | 'watching' | 'mutes'> {
  return {
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
