/**
 * How much people may do, in one place. A limit is there so that nobody can stop the bot for others: each is far above what
 * anybody does who plays, and what goes beyond it is told in words.
 */

/** So many at once, and so many in `per` milliseconds for as long as it lasts. */
export interface Rate {
  most: number;
  per: number;
}

const HOUR = 3_600_000;

/**
 * Tables opened. Each makes a message, a thread, and keys in Redis that stay, so this is counted in Redis, for all processes
 * and over restarts.
 */
export const OPENINGS = {
  /** A host who sets up an evening for a club opens six or eight; `npm run chaos` opens one in a few minutes. */
  person: { most: 20, per: HOUR },
  /** Each lobby is a message: more of them would push each other out of sight. */
  channel: { most: 30, per: HOUR },
  /** Discord lets a bot open about this many threads in an hour before it slows it down. */
  server: { most: 100, per: HOUR },
} as const satisfies Record<string, Rate>;

/** Tables open at the same time. */
export const OPEN = {
  /** Lobbies of one person in which no game has begun: lists and the panel’s updates go through all of them. */
  lobbiesOfPerson: 10,
  /** Tables that one person opened and that aren’t over: everything that looks for “my tables” reads all of them. */
  tablesOfPerson: 50,
  /** Lobbies in one channel. */
  lobbiesInChannel: 50,
  /** Tables under way in a server: `/game list` and completions read a line for each. Discord keeps 1,000 threads open. */
  tablesInServer: 900,
} as const;

/**
 * Look-ups: what makes a reader lay a view ready and a renderer draw. They are gone with the moment, so each bot counts its
 * own in memory. Six in a second is more than anybody looks at; of a channel and a server only what spectators look up counts.
 */
export const LOOKS = {
  person: { most: 120, per: 20_000 },
  channel: { most: 600, per: 20_000 },
  server: { most: 1_500, per: 20_000 },
} as const satisfies Record<string, Rate>;

/** What the bot does at the same time, and how long somebody may wait. */
export const ADMISSION = {
  /** Handlers at work, of all people and of one: they wait for Redis mostly, and more of them would only wait for each other. */
  atOnce: 48,
  ofOne: 6,
  /** How long Discord waits for an answer, in milliseconds. */
  discord: 3_000,
  /**
   * What is left of that when the last one is told that the bot is busy, in milliseconds: the sentence still gets through on a
   * slow line. What it takes to tell all who wait comes on top: it is measured.
   */
  reserve: 600,
  /** The same for a player at a running table, who is served for as long as there is any hope. */
  lastReserve: 250,
  /** How many are told at the same time that the bot is busy: each is a connection to Discord of its own. */
  awayAtOnce: 32,
  /** How long an answer takes, and to turn somebody away, in milliseconds, as long as nothing was measured. */
  serveTakes: 200,
  awayTakes: 60,
  /** Interactions of one person that wait: more are told at once that the bot is busy. A person has two hands. */
  perPerson: 20,
  /** Interactions of all people that wait, but those of players at running tables: each is looked at when it gives up. */
  waiting: 2_000,
} as const;
