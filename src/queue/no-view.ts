import { parseCommand } from '../tables/commands.ts';
import { answerTo } from '../tables/outgoing.ts';
import { UNREADABLE, UnreadableTable } from '../tables/stored-table.ts';
import type { Outgoing } from '../tables/types.ts';
import type { ViewRequest } from './jobs.ts';

/** The reasons why a reader can't make a view of a table, each with the text that people get instead of the view. */
const WHY = {
  /** The table was changed by a newer version than the one that is running. */
  newer:
    'This table was last played on a newer version of Subspace and is waiting for that version. Nothing is lost: your commands are kept and will run then. Please tell the owner of this server.',
  /** The stored position can't be read, or the game throws an error on it. */
  unreadable: UNREADABLE,
  /** The table is fine, but the request about it failed. */
  failed: 'Something broke on our side while I looked that up. Nothing was changed. Please try another way.',
} as const;

/** The reason why there is no view. A reader returns this reason instead of a view's key. */
export type WhyNoView = keyof typeof WHY;

/** Thrown if a table can't be shown and asking again won't help. */
export class NoView extends Error {
  override name = 'NoView';
  readonly why: WhyNoView;

  constructor(why: WhyNoView) {
    super(`no view could be made: ${why}`);
    this.why = why;
  }

  /** The text for a person who is waiting for an answer. */
  get says(): string {
    return WHY[this.why];
  }
}

/**
 * Returns the reason why a view failed. The reason is `failed` if the request asked for more than the current position
 * and that part failed, otherwise `unreadable`.
 */
export function whyNot(request: ViewRequest, error: unknown): WhyNoView {
  const { at, since, before, wish, preview, tried, record, report, verify, history, back } = request;
  if (error instanceof UnreadableTable && at === undefined) return 'unreadable';
  const parts = [at, since, before, wish, preview, tried, record, report, verify, history, back];
  return parts.every((one) => one === undefined) ? 'unreadable' : 'failed';
}

/** True if a reader returned a reason instead of a view's key. */
export function isNoView(key: string): key is WhyNoView {
  return Object.hasOwn(WHY, key);
}

/**
 * Returns a message telling the sender of a command that it has to wait. Returns an empty list if nobody is waiting for
 * an answer, or if the command can't be read.
 */
export function tellWaits(body: string): Outgoing[] {
  try {
    return answerTo(parseCommand(body), null, { done: false, refusal: { text: WHY.newer } });
  } catch {
    return [];
  }
}
