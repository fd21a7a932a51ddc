import { freshId } from './running.ts';
import { type Applied, copyState, type Input, type InputContext, type Table } from './table.ts';
import { Refused } from './types.ts';

const RULE = 'T-HOST-05';

/**
 * Restores a table to the latest entry whose position is valid. If the latest entry itself is valid, nothing is lost.
 * All players keep their seats.
 */
export function restore<G>(table: Table<G>, input: Extract<Input, { t: 'restore' }>, around: InputContext<G>): Applied {
  const { to, host } = input;
  if (to === undefined) throw new Refused('The saved position of this table is fine, so nothing was changed.', RULE);
  if (to === table.seq) return put(`${host}, a moderator, restored this table. Nothing was lost.`);
  const before = around.checkpoint(to);
  const restored = before.state === null ? null : copyState(before.state);
  if (restored !== null) {
    restored.draws = Math.max(restored.draws, table.state?.draws ?? 0);
    restored.asked = Math.max(restored.asked, table.state?.asked ?? 0);
    restored.pending = restored.pending.map((decision) => freshId(decision, restored));
  }
  const undone = Array.from({ length: table.seq - to }, (_, at) => to + 1 + at);
  table.state = restored;
  table.status = before.status;
  table.proposal = null;
  table.since = [];
  return put(`${host}, a moderator, put this table back to entry ${to}. Everything after it is lost.`, undone);
}

function put(text: string, undone: number[] = []): Applied {
  return { events: [{ text, rule: RULE }], barrier: 'after', undone, learned: false };
}
