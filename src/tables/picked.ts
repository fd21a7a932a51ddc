import { optionsOf } from '../kernel/decision.ts';
import { type Input, pendingFor, type Table } from '../kernel/table.ts';
import { answerWords } from './parse-intent.ts';
import type { Picked } from './types.ts';

/**
 * Returns the answer that an input gives. `table` is in its state before the input. Returns null if the input answers
 * no open question.
 */
export function pickedBy(table: Table, input: Input): Picked | null {
  if (input.t !== 'answer') return null;
  const decision = pendingFor(table, input.seat);
  if (decision?.id !== input.decision) return null;
  const words = answerWords(decision, input.keys);
  const [verb, ...others] = new Set(optionsOf(decision).map((option) => option.verb));
  return decision.kind === 'pick' || verb === undefined || others.length > 0 ? { words } : { words, verb };
}
