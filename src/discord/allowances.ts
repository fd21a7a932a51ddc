import { DECK_LIMITS } from '../kernel/decks.ts';

/**
 * Limits on what people can do, as they are if the person who runs the bot sets nothing else (`.env.example`). The limits keep one person from blocking the bot for others. Each limit is far above
 * what any player needs, and the bot tells a person who exceeds one.
 */

/** A rate limit: at most `most` actions at once, and in the long run at most `most` in every `per` milliseconds. */
export interface Rate {
  most: number;
  per: number;
}

const HOUR = 3_600_000;

/**
 * Limits on opening tables. Each opened table creates a message, a thread, and lasting keys in Redis. The bot therefore
 * counts opened tables in Redis, for all processes and across restarts.
 */
export const OPENINGS = {
  /** A host who prepares a club evening opens six or eight tables. */
  person: { most: 20, per: HOUR },
  /** Each lobby is a message, and too many would scroll the earlier ones out of sight. */
  channel: { most: 30, per: HOUR },
  /** If a server gets many more new threads per hour than this, Discord slows the bot down. */
  server: { most: 100, per: HOUR },
} as const satisfies Record<string, Rate>;

/** A limit on invitations, because each of them is a direct message to somebody who didn't ask for it. */
export const INVITATIONS = { most: 20, per: HOUR } as const satisfies Rate;

/** How many tables may be open at the same time. */
export const OPEN = {
  /** Maximum number of lobbies that one person may have. Lists and panel updates go through all of them. */
  lobbiesOfPerson: 10,
  /**
   * Maximum number of unfinished tables that one person may have. Every search for the person's tables reads all of
   * them.
   */
  tablesOfPerson: 50,
  /** Maximum number of lobbies in one channel. */
  lobbiesInChannel: 50,
  /**
   * Maximum number of unfinished tables in one server. `/game list` and completions read all of them. Discord allows
   * 1,000 open threads.
   */
  tablesInServer: 900,
} as const;

/**
 * Limits on look-ups. For each look-up, a reader computes a view and a renderer draws a picture. Look-ups aren't
 * stored, so each bot counts them in memory. Six look-ups a second are more than anyone can read. For channels and
 * servers, only look-ups by spectators count.
 */
export const LOOKS = {
  person: { most: 120, per: 20_000 },
  channel: { most: 600, per: 20_000 },
  server: { most: 1_500, per: 20_000 },
} as const satisfies Record<string, Rate>;

/**
 * Limits on commands that tables carry out: moves, seats, settings and moderation. Each bot counts them in memory, before
 * it confirms a command, so no confirmed command is ever lost. No person can press buttons this fast for long.
 */
export const COMMANDS = {
  person: { most: 120, per: 20_000 },
  server: { most: 1_500, per: 20_000 },
} as const satisfies Record<string, Rate>;

/**
 * Maximum number of commands that may wait at one table. Usually none wait for longer than a moment. While no worker runs,
 * this keeps people who press buttons again and again from filling the store.
 */
export const WAITING_COMMANDS = 300;

/** All limits that the person who runs the bot can set. */
export interface Allowances {
  openings: Readonly<Record<'person' | 'channel' | 'server', Rate>>;
  open: Readonly<Record<keyof typeof OPEN, number>>;
  invitations: Rate;
  looks: Readonly<Record<'person' | 'channel' | 'server', Rate>>;
  commands: Readonly<Record<'person' | 'server', Rate>>;
  /** Maximum number of a person's saved decks. */
  decks: number;
  /** Maximum size of a file that a person sends, in bytes. */
  fileBytes: number;
}

/** The limits that apply if nothing is set. */
export const USUAL_ALLOWANCES: Allowances = {
  ...{ openings: OPENINGS, open: OPEN, invitations: INVITATIONS, looks: LOOKS, commands: COMMANDS },
  ...{ decks: DECK_LIMITS.decks, fileBytes: DECK_LIMITS.listBytes },
};

/** How many requests the bot handles at the same time, and how long a person may wait. */
export const ADMISSION = {
  /**
   * Maximum number of handlers that run at the same time, in total and per person. Handlers mostly wait for Redis, so
   * more of them at a time would only wait for each other.
   */
  atOnce: 48,
  ofOne: 6,
  /** How long Discord waits for an answer, in milliseconds. */
  discord: 3_000,
  /**
   * Time in milliseconds that must be left when the last person is turned away, so that the message still arrives on a
   * slow connection. The bot measures how long it takes to turn away everyone in the queue, and reserves that time as
   * well.
   */
  reserve: 600,
  /**
   * The same, but for a player at a running table, or for the only person who is waiting. The bot serves them as long
   * as an answer may still arrive in time.
   */
  lastReserve: 250,
  /**
   * The number of people who can be turned away at the same time. Each message that turns someone away takes its own
   * connection to Discord.
   */
  awayAtOnce: 32,
  /** Assumed times for answering a request and for turning one away, in milliseconds, until they have been measured. */
  serveTakes: 200,
  awayTakes: 60,
  /** Maximum number of waiting interactions per person. Further interactions are turned away immediately. */
  perPerson: 20,
  /** Maximum number of waiting interactions in total. Players at running tables are admitted even beyond this limit. */
  waiting: 2_000,
} as const;
