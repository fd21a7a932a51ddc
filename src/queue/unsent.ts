/** How long to wait if the server removed the bot, in milliseconds. The bot notices when it is added again. */
export const UNTIL_ADDED = 10 * 60_000;

/** A message could not be put into words: our fault, and no better the next time. */
export class Unsayable extends Error {
  override name = 'Unsayable';
}

/** A line can't be posted where the table is played, and someone knows; to be tried again. */
export class PlaceClosed extends Error {
  override name = 'PlaceClosed';
  /** Milliseconds to wait. */
  readonly rest: number;
  constructor(rest: number) {
    super('nothing can be posted where the table is played');
    this.rest = rest;
  }
}
