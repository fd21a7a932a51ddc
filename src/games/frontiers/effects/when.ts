import type { Condition, Effect, Way } from './union.ts';

/** An effect that follows if a condition holds, and another one if it doesn’t. */
export function when(condition: Condition, then: Way, otherwise?: Way): Effect {
  return otherwise === undefined ? { do: 'when', condition, then } : { do: 'when', condition, then, otherwise };
}

/** Effects that follow when the attack of the enemy aimed at is fully deflected. */
export function deflected(then: Way, at: 'once' | 'attack'): Effect {
  return { do: 'deflected', then, at };
}
