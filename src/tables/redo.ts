import { type Entry, type InputAuthor, pendingFor, type Table } from '../kernel/table.ts';
import { type Refusal, Refused, type Seat } from '../kernel/types.ts';
import { answerWords } from './parse-intent.ts';
import type { PickAnswer } from './pick.ts';
import type { Redo } from './redo-input.ts';
import type { LineDone, OpeningEntry } from './types.ts';

const RULE = 'T-UNDO-02';
const OVERTAKEN: Refusal = {
  text: 'Something has happened at the table since then, so I can’t repeat your step. Please make it again.',
  rule: RULE,
};

/** An answer that was taken back, with its entry, its author and its time (ms since 1970). */
export interface TakenBack {
  entry: number;
  seat: Seat;
  keys: readonly string[];
  by: InputAuthor;
  at: number;
}

/**
 * Returns the answers that an undo took back, oldest first. They include those of other seats that no longer fitted.
 * Throws `Refused` if anything has happened since the undo. `entries` is the log from the first of the answers on.
 */
export function takenBackBy(
  table: Table,
  { seat, undo }: Redo,
  entries: readonly (Entry | OpeningEntry)[],
): TakenBack[] {
  const last = entries.find(({ seq }) => seq === undo);
  if (table.seq !== undo || last?.input.t !== 'undo' || last.input.seat !== seat)
    throw new Refused(OVERTAKEN.text, OVERTAKEN.rule);
  const { undone = [] } = last;
  return entries.flatMap(({ seq, by, at, input }) => {
    if (!undone.includes(seq)) return [];
    // The log doesn't say which answer a seat got whose time ran out.
    if (input.t !== 'answer') throw new Refused(OVERTAKEN.text, OVERTAKEN.rule);
    return [{ entry: seq, seat: input.seat, keys: input.keys, by, at }];
  });
}

/**
 * Gives answers again. The table is exactly where it was before the first of them, so they all fit. Returns what the
 * seat has chosen. Throws `Refused` if the first answer doesn't fit, and stops at a later one that doesn't.
 * @param apply applies an answer on behalf of its author, or throws `Refused` with the table unchanged.
 */
export function giveAgain(
  table: Table,
  seat: Seat,
  steps: readonly TakenBack[],
  apply: (answer: PickAnswer, step: TakenBack) => void,
): LineDone {
  const picked: string[] = [];
  for (const step of steps) {
    const decision = pendingFor(table, step.seat);
    try {
      if (decision === null) throw new Refused(OVERTAKEN.text, OVERTAKEN.rule);
      const keys = [...step.keys];
      apply({ t: 'answer', seat: step.seat, decision: decision.id, keys }, step);
      if (step.seat === seat) picked.push(answerWords(decision, keys));
    } catch (error) {
      if (!(error instanceof Refused) || picked.length === 0) throw error;
      return { picked, stopped: error.refusal };
    }
  }
  return { picked, stopped: null };
}
