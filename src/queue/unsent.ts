/** How long to wait if the server removed the bot, in milliseconds. The bot notices when it is added again. */
export const UNTIL_ADDED = 10 * 60_000;

/** A message could not be composed. That is a bug, and another attempt would fail too. */
export class Unsayable extends Error {
  override name = 'Unsayable';
}

/** A message can't be posted at the table's place, and somebody has been told about that. It will be retried. */
export class PlaceClosed extends Error {
  override name = 'PlaceClosed';
  /** Milliseconds to wait. */
  readonly rest: number;
  constructor(rest: number) {
    super('nothing can be posted where the table is played');
    this.rest = rest;
  }
}
