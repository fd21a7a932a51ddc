import { z } from 'zod';
import type { Refusal } from '../kernel/types.ts';

/**
 * When a plan is carried out for an open question (ms since 1970). While the game is paused, that isn't known
 * (T-AHEAD-04). If the plan isn't carried out, `why` gives the reason.
 */
export type PlanDue = { due: number } | { paused: true } | { why: Refusal };

/** The stored forms of a plan's time, for a question with these fields. */
export function storedDue<S extends z.core.$ZodLooseShape>(question: S) {
  return z.union([
    z.looseObject({ ...question, due: z.number() }),
    z.looseObject({ ...question, paused: z.literal(true) }),
    z.looseObject({ ...question, why: z.looseObject({ text: z.string() }) }),
  ]);
}

/** True if a pause has begun or ended since the time of a plan was set (T-AHEAD-04). */
export function isOvertaken(then: PlanDue, isPaused: boolean): boolean {
  return isPaused ? 'due' in then : 'paused' in then;
}
