import { engineOf, isBotPass, nameOf } from './running.ts';
import type { Applied, Input, InputContext, Table } from './table.ts';
import type { Decision, State } from './types.ts';

/** Maximum number of revealed facts that the refusal of an undo lists. */
const MOST_SHOWN = 3;

/** Passes an answer to the engine, and decides where the undo barrier moves. */
export function acceptAnswer<G>(
  table: Table<G>,
  state: State<G>,
  decision: Decision,
  input: Extract<Input, { t: 'answer' }>,
  around: InputContext<G>,
): Applied {
  const engine = engineOf(state, table.ready, around);
  // A choice that stays hidden until all players have chosen is not a visible act.
  const hidden = state.pending.length > 1;
  const isSilent = hidden || isBotPass(table, decision, input);
  const other = state.acting !== null && state.acting !== input.seat;
  engine.check(decision, input.keys);
  let barrier: Applied['barrier'] = null;
  if (other && !isSilent) {
    table.since = [];
    table.barred = [`${nameOf(table, input.seat)} acted.`];
    barrier = 'before';
  }
  if (table.since.length === 0) around.keep?.(table);
  engine.accept(decision, input.keys);
  if (engine.revealed || state.over !== null) {
    state.acting = null;
    table.barred = engine.shown.slice(-MOST_SHOWN);
    return { events: engine.events, barrier: 'after', undone: [], learned: engine.learned };
  }
  if (!isSilent) state.acting = input.seat;
  table.since.push({ seq: 0, seat: input.seat, input });
  return { events: engine.events, barrier, undone: [], learned: false };
}
