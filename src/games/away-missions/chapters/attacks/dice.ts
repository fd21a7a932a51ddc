import type { Roll } from '../../state.ts';

/** Maximum number of dice in one Attack, Defense or Skill roll (M-ATK-08, M-SKILL-06). */
const MOST_DICE = 6;
/** The lowest value with which a die succeeds if no die opposes it (M-ATK-12, M-SKILL-02, M-OPP-03). */
const UNCONTESTED = 4;

/** Limits a number of dice to what may be rolled. */
export function limited(dice: number): number {
  return Math.max(0, Math.min(MOST_DICE, dice));
}

/** Sorts dice highest first, in place (M-ATK-05, M-OPP-04). */
export function lineUp(dice: number[]): number[] {
  return dice.sort((a, b) => b - a);
}

/**
 * Whether a die beats the opposing die, or is high enough if there is none (M-ATK-09, M-ATK-12, M-OPP-02, M-OPP-03).
 */
export function counts(die: number, beside: number | undefined): boolean {
  return beside === undefined ? die >= UNCONTESTED : die > beside;
}

/**
 * Returns the hits of an attack or the successes of a test. Both lists must already be lined up, highest die first. A
 * plain test has no opposing dice.
 */
export function successes(dice: readonly number[], against: readonly number[]): number {
  // Opposing dice without a die next to them are ignored (M-ATK-13, M-OPP-06).
  return dice.reduce((total, die, at) => (counts(die, against[at]) ? total + 1 : total), 0);
}

/** Returns the opposing dice of a roll. The list is empty if nobody opposes it. */
export function opposing({ against }: Pick<Roll, 'against'>): readonly number[] {
  return against?.dice ?? [];
}

/** Returns the most successes a player could still get by re-rolling their own dice. */
export function bestOf(dice: number, against: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < dice; i++) if (counts(6, against[i])) total += 1;
  return total;
}

/** Returns the fewest successes left if all opposing dice came up 6. */
export function leastOf(dice: readonly number[], against: number): number {
  return dice.reduce((total, die, at) => (at >= against && counts(die, undefined) ? total + 1 : total), 0);
}
