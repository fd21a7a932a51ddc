/**
 * How long a message waits before a retry if the server removed the bot, in milliseconds. If the server adds the bot
 * again, the message is retried immediately.
 */
export const UNTIL_ADDED = 10 * 60_000;

/** Thrown if a message could not be composed. The cause is a bug, so another attempt would fail as well. */
export class Unsayable extends Error {
  override name = 'Unsayable';
}

/**
 * Thrown if a message can't be posted where its table is played. Somebody has already been told about the problem, and
 * the message will be retried.
 */
export class PlaceClosed extends Error {
  override name = 'PlaceClosed';
  /** Milliseconds to wait before the retry. */
  readonly rest: number;
  constructor(rest: number) {
    super('nothing can be posted where the table is played');
    this.rest = rest;
  }
}
