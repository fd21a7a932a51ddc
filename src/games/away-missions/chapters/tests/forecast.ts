import { percent } from '../../../kit/words.ts';
import type { AwayMissions, CardId, Character, Specialization } from '../../state.ts';
import { chance } from '../attacks/odds.ts';
import { skillDice } from '../attacks/ratings.ts';
import { dice } from '../characters/names.ts';

/** A Skill test that a character could take. */
export interface TestAhead {
  tester: Character;
  /** The character that will certainly oppose the test, or null if nobody will. */
  against: Character | null;
  specialization: Specialization | null;
  card: CardId;
  /** The number of dice that the card adds, and the number of successes that it needs. */
  extra: number;
  needs: number;
}

/** Returns the chance to pass a test before re-rolls, from public information: “Test: 4 dice, 94 %”. */
export function forecast(g: AwayMissions, { tester, against, specialization, card, extra, needs }: TestAhead): string {
  const own = skillDice(g, tester, { specialization, target: against?.id ?? null, card }, extra);
  if (against === null) return `Test: ${dice(own)}, ${percent(chance(own, 0, needs))}`;
  const theirs = skillDice(g, against, { specialization, target: tester.id, card }, 0);
  return `Test: ${dice(own)} against ${theirs}, ${percent(chance(own, theirs, needs))}`;
}
