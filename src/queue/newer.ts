import { parseCommand } from '../tables/commands.ts';
import { answerTo } from '../tables/outgoing.ts';
import type { Outgoing } from '../tables/types.ts';

/** What people read of a table that a newer version played on, while an older one runs. */
export const WAITS =
  'This table waits: a newer version of Subspace played on here than the one that runs now. Nothing is lost. What you do here is kept, and is done when the newer version is back: please tell the owner of this server.';

/** What a reader gives in place of a view’s key when the table is on rules that it doesn’t know. */
export const NEWER = 'newer';

/** A table is on rules that nobody here knows: it waits for the newer version. */
export class NewerVersion extends Error {
  override name = 'NewerVersion';
  constructor() {
    super('the table waits for a newer version');
  }
}

/** What tells who sent a command that it waits; nothing for what nobody waits for, or that can’t be read here. */
export function tellWaits(body: string): Outgoing[] {
  try {
    return answerTo(parseCommand(body), null, { done: false, refusal: { text: WAITS } });
  } catch {
    return [];
  }
}
