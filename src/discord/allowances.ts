/**
 * All limits on people's actions. They keep any single person from blocking the bot for others. Each is far above what a player
 * needs, and a person who reaches one is told so.
 */

/** The most at once, and the most per `per` milliseconds in the long run. */
export interface Rate {
  most: number;
  per: number;
}

const HOUR = 3_600_000;

/**
 * Opened tables. Each creates a message, a thread, and lasting keys in Redis. So they are counted in Redis, for all processes and
 * across restarts.
 */
export const OPENINGS = {
  /** A host who prepares an evening for a club opens six or eight; `npm run chaos` opens one every few minutes. */
  person: { most: 20, per: HOUR },
  /** Each lobby is a message, and too many would push each other out of sight. */
  channel: { most: 30, per: HOUR },
  /** Discord lets a bot open about this many threads in an hour before it slows it down. */
  server: { most: 100, per: HOUR },
} as const satisfies Record<string, Rate>;

/** Tables open at the same time. */
export const OPEN = {
  /** Lobbies of one person whose games have not started: lists and the panel’s updates go through all of them. */
  lobbiesOfPerson: 10,
  /** Unfinished tables that one person opened: every list of “my tables” reads all of them. */
  tablesOfPerson: 50,
  /** Lobbies in one channel. */
  lobbiesInChannel: 50,
  /** Running tables in a server: `/game list` and completions read a line for each. Discord keeps 1,000 threads open. */
  tablesInServer: 900,
} as const;

/**
 * Look-ups: they make a reader prepare a view and a renderer draw. They leave nothing behind, so each bot counts its own in
 * memory. Six per second is more than anyone looks at. For a channel and a server, only spectators' look-ups count.
 */
export const LOOKS = {
  person: { most: 120, per: 20_000 },
  channel: { most: 600, per: 20_000 },
  server: { most: 1_500, per: 20_000 },
} as const satisfies Record<string, Rate>;

/** The bot's simultaneous work, and the longest waits. */
export const ADMISSION = {
  /** Running handlers, of all people and of one. They mostly wait for Redis, and more of them would only wait for each other. */
  atOnce: 48,
  ofOne: 6,
  /** How long Discord waits for an answer, in milliseconds. */
  discord: 3_000,
  /**
   * The time left of that when a person is told that the bot is busy, in milliseconds. They can no longer be served in time, and
   * the sentence still arrives on a slow line.
   */
  reserve: 1_300,
  /** The same for a player at a running table, who is served as long as possible. */
  lastReserve: 700,
  /** One person's waiting interactions. Further ones are told at once that the bot is busy. A person has two hands. */
  perPerson: 20,
  /** All people's waiting interactions, except those of players at running tables: each is checked when it gives up. */
  waiting: 2_000,
} as const;
