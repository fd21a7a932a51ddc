import { taughtSkill } from '../../../chapters/skills/skills.ts';
import { pieceOf } from '../../../position/find.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { hostIn } from '../shared.ts';
import { isAboard, isSole } from './host.ts';

/**
 * True for the first printed skill after the classification (C-OPEN-15). If that skill is lost, the next one doesn't
 * count as the first (C-SKILL-09).
 */
function isFirstSkill(g: FirstEdition, piece: number, skill: string): boolean {
  const facts = cardOf(pieceOf(g, piece).card);
  return facts.type === 'Personnel' && facts.skills[1]?.name === skill;
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
  if (!isSole(g, source) || !isAboard(g, source, g.pieces[piece]) || !isFirstSkill(g, piece, skill)) return 0;
  const facts = cardOf(pieceOf(g, piece).card);
  return facts.type === 'Personnel' ? -(facts.skills[1]?.count ?? 0) : 0;
}

/** Takes all printed skills, but not the classification, from the personnel that the dilemma is on (C-SKILL-01). */
export const skillsLost: NonNullable<NonNullable<Force['adds']>['skill']> = (g, source, { piece, skill }) => {
  const host = hostIn(g, source);
  return host?.id === piece && isSole(g, source) ? -taughtSkill(host.card, skill) : 0;
};
