import { taughtSkill } from '../../../chapters/skills/skills.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { hostIn } from '../shared.ts';
import { isAboard, isSole } from './host.ts';

/**
 * Returns the change in level if a personnel loses the first printed skill after the classification (C-OPEN-15), or 0 for
 * other skills. If that skill is lost, the next one doesn't count as the first (C-SKILL-09).
 */
export function firstSkillLost({ card }: { readonly card: CardId }, skill: string): number {
  const facts = cardOf(card);
  const first = facts.type === 'Personnel' ? facts.skills[1] : undefined;
  return first?.name === skill ? -first.count : 0;
}

/**
 * Returns the change in level for a personnel's skill. Personnel aboard lose all levels of their first skill. A skill
 * can't be lost twice (C-SKILL-33).
 */
export function firstSkillsLost(
  g: FirstEdition,
  source: RuleSource,
  { piece, skill }: { piece: number; skill: string },
): number {
  const one = g.pieces[piece];
  return one !== undefined && isSole(g, source) && isAboard(g, source, one) ? firstSkillLost(one, skill) : 0;
}

/** Takes all printed skills, but not the classification, from the personnel that the dilemma is on (C-SKILL-01). */
export const skillsLost: NonNullable<NonNullable<Force['adds']>['skill']> = (g, source, { piece, skill }) => {
  const host = hostIn(g, source);
  return host?.id === piece && isSole(g, source) ? -taughtSkill(host.card, skill) : 0;
};
