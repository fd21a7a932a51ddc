/** M-ATK-08, M-SKILL-06: most dice in one Attack, Defense or Skill roll. */
const MOST_DICE = 6;
/** Lowest face that counts without a die against it (M-ATK-12, M-SKILL-02, M-OPP-03). */
const UNCONTESTED = 4;

/** Keeps a number of dice between none and the most that may be rolled. */
export function limited(dice: number): number {
  return Math.max(0, Math.min(MOST_DICE, dice));
}

/** Highest first, as dice are lined up (M-ATK-05, M-OPP-04). Changes the list. */
export function lineUp(dice: number[]): number[] {
  return dice.sort((a, b) => b - a);
}

/** Whether a die counts against the die beside it, or alone (M-ATK-09, M-ATK-12, M-OPP-02, M-OPP-03). */
export function counts(die: number, beside: number | undefined): boolean {
  return beside === undefined ? die >= UNCONTESTED : die > beside;
}

/** Hits of an attack or successes of a test. Both lists are lined up; no dice against a plain test. */
export function successes(dice: readonly number[], against: readonly number[]): number {
  let total = 0;
  // M-ATK-13, M-OPP-06: dice against that lie beside none are ignored.
  for (let i = 0; i < dice.length; i++) if (counts(dice[i] ?? 0, against[i])) total += 1;
  return total;
}

/** Most successes that re-rolling one's own dice could still give. */
export function bestOf(dice: number, against: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < dice; i++) if (counts(6, against[i])) total += 1;
  return total;
}

/** Fewest successes that the other side could be left with if all dice against it came up 6. */
export function leastOf(dice: readonly number[], against: number): number {
  let total = 0;
  for (let i = against; i < dice.length; i++) if (counts(dice[i] ?? 0, undefined)) total += 1;
  return total;
}
