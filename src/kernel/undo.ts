import { same } from './copy.ts';
import { engineOf, freshId, isBotPass, running } from './running.ts';
import { type Applied, copyState, type InputContext, type Table, type UndoableInput } from './table.ts';
import { type Decision, Refused, type Seat, type State } from './types.ts';

/** The answer to a player who wants to undo a step that is no longer the seat's last one. */
export const TAKEN_BACK =
  'That step is no longer your last one, so nothing was undone. Press Undo on your newest message, or type `/undo`.';

/**
 * Undoes the seat's last answer, or all its answers from an entry on. Restores the checkpoint and applies the remaining
 * inputs again.
 */
export function undo<G>(
  table: Table<G>,
  { seat, from, step }: { seat: Seat; from?: number; step?: number },
  around: InputContext<G>,
): Applied {
  const state = running(table);
  const own = table.since.filter((done) => done.seat === seat && done.input.t === 'answer');
  const steps = (from === undefined ? own.slice(-1) : own.filter(({ seq }) => seq >= from)).reverse();
  if (steps.length === 0) {
    throw new Refused(barredWords(table), 'T-UNDO-01');
  }
  // A second click on the same button must not undo a further step.
  if (step !== undefined && step !== own.at(-1)?.seq) throw new Refused(TAKEN_BACK, 'T-UNDO-01');
  const before = around.checkpoint();
  if (before.state === null) throw new Error('the checkpoint holds no game');
  const restored = copyState(before.state);
  const undone = steps.map(({ seq }) => seq);
  const kept: UndoableInput[] = [];
  for (const done of table.since) {
    if (steps.includes(done)) continue;
    if (reapply(restored, done, table, around)) kept.push(done);
    else undone.push(done.seq);
  }
  restored.draws = state.draws;
  restored.asked = state.asked;
  restored.pending = restored.pending.map((decision) => renamed(decision, seat, state, restored));
  restored.barrier = state.barrier;
  table.state = restored;
  table.since = kept;
  const name = table.chairs[seat]?.called ?? 'A player';
  const what = steps.length === 1 ? 'a step' : `${steps.length} steps`;
  return { events: [{ text: `${name} undid ${what}.`, rule: 'T-UNDO-01' }], barrier: null, undone, learned: false };
}

/**
 * Applies an input again, during an undo. Returns false if the seat no longer has a question that the input can answer.
 */
function reapply<G>(state: State<G>, done: UndoableInput, table: Table<G>, around: InputContext<G>): boolean {
  if (done.input.t === 'orders') {
    state.orders[done.seat] = around.game.orders(done.input.orders, state, done.seat);
    return true;
  }
  const decision = state.pending.find((candidate) => candidate.seat === done.seat);
  if (decision === undefined) return false;
  const hidden = state.pending.length > 1;
  const engine = engineOf(state, table.ready, { ...around, quiet: true });
  try {
    engine.check(decision, done.input.keys);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  engine.accept(decision, done.input.keys);
  if (!hidden && !isBotPass(table, decision, done.input)) state.acting = done.seat;
  return true;
}

/**
 * Returns the reason why nothing can be undone. The reason lists the reveals since the last step, if they are known.
 */
function barredWords<G>({ barred = [] }: Table<G>): string {
  return barred.length === 0
    ? 'Nothing to undo. Since your last step, dice were rolled, cards were revealed, or someone else acted.'
    : `Nothing to undo. Since your last step: ${barred.join(' ')}`;
}

/**
 * Returns a restored question with its id. A question that another seat already had before the undo keeps its id. Any
 * other question gets a new id, so that old clicks don't match.
 */
function renamed<G>(decision: Decision, undoing: Seat, before: State<G>, restored: State<G>): Decision {
  const old = before.pending.find((candidate) => candidate.seat === decision.seat);
  if (old !== undefined && decision.seat !== undoing && same({ ...decision, id: old.id }, old)) return old;
  return freshId(decision, restored);
}
