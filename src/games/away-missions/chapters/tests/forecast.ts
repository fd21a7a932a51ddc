import { percent } from '../../../kit/words.ts';
import type { AwayMissions, CardId, Character, Specialization } from '../../state.ts';
import { chance } from '../attacks/odds.ts';
import { skillDice } from '../attacks/ratings.ts';
import { dice } from '../characters/names.ts';

/** A Skill test that somebody may take. */
export interface TestAhead {
  tester: Character;
  /** Who opposes it for sure; null: nobody. */
  against: Character | null;
  specialization: Specialization | null;
  card: CardId;
  /** Dice that the card adds, and successes that it needs. */
  extra: number;
  needs: number;
}

/** “Test: 4 dice, 94 %”: how likely a test is passed as everything lies in the open, before anybody re-rolls. */
export function forecast(g: AwayMissions, { tester, against, specialization, card, extra, needs }: TestAhead): string {
  const own = skillDice(g, tester, { specialization, target: against?.id ?? null, card }, extra);
  if (against === null) return `Test: ${dice(own)}, ${percent(chance(own, 0, needs))}`;
  const theirs = skillDice(g, against, { specialization, target: tester.id, card }, 0);
  return `Test: ${dice(own)} against ${theirs}, ${percent(chance(own, theirs, needs))}`;
}
