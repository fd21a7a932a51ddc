import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision } from '../../../kernel/types.ts';

/** Plans that are remembered: more than turns that are under way in one process. */
const KEPT = 64;

/** How a turn is meant to go on: questions with their answers, and the dice that they were thrown with. */
export interface Plan {
  readonly asked: readonly Decision[];
  readonly answers: readonly string[][];
  readonly seed: string;
}

/**
 * A cache: what a captain meant to answer to the questions that it expects next. A question that comes as foreseen takes the
 * plan up again; one that doesn’t, as after dice and draws, finds none.
 */
const plans = new Map<string, Plan>();

/** Remembers how a turn is meant to go on after its first answer. */
export function remember({ asked, answers, seed }: Plan): void {
  const [, expected] = asked;
  if (expected === undefined) return;
  plans.set(nameOf(expected), { asked: asked.slice(1), answers: answers.slice(1), seed });
  const [oldest] = plans.keys();
  if (plans.size > KEPT && oldest !== undefined) plans.delete(oldest);
}

/** The plan that foresaw a question, or null. */
export function recall(asked: Decision): Plan | null {
  const name = nameOf(asked);
  const plan = plans.get(name) ?? null;
  plans.delete(name);
  return plan;
}

/** What tells questions apart: who is asked what, with which answers. */
function nameOf(decision: Decision): string {
  const keys = optionsOf(decision).map(({ key }) => key);
  return [decision.seat, decision.prompt, ...keys].join();
}
