import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision } from '../../../kernel/types.ts';

/**
 * The maximum number of plans that are kept. The limit is larger than the number of turns that a process plays at the
 * same time.
 */
const KEPT = 64;

/** The plan for a turn: the expected questions with their answers, and the seed of the dice. */
export interface Plan {
  readonly asked: readonly Decision[];
  readonly answers: readonly string[][];
  readonly seed: string;
}

/**
 * A cache of the captain's plans, by the question that each of them expects next. A question that no plan expected, for
 * example after a roll or a draw, isn't found here.
 */
const plans = new Map<string, Plan>();

/** Stores the plan for a turn after its first answer. */
export function remember({ asked, answers, seed }: Plan): void {
  const [, expected] = asked;
  if (expected === undefined) return;
  plans.set(nameOf(expected), { asked: asked.slice(1), answers: answers.slice(1), seed });
  const [oldest] = plans.keys();
  if (plans.size > KEPT && oldest !== undefined) plans.delete(oldest);
}

/** Returns the plan that expected this question, or null. */
export function recall(asked: Decision): Plan | null {
  const name = nameOf(asked);
  const plan = plans.get(name) ?? null;
  plans.delete(name);
  return plan;
}

/** Returns a key that identifies a question: seat, prompt and options. */
function nameOf(decision: Decision): string {
  const keys = optionsOf(decision).map(({ key }) => key);
  return [decision.seat, decision.prompt, ...keys].join();
}
