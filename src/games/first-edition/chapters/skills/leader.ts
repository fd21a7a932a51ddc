import { cardOf } from '../../content/pool.ts';
import { isPersonnel } from '../../position/kinds.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isAnimal, skillOf } from './skills.ts';

/**
 * True if a personnel is a leader because of Leadership or OFFICER (C-BATTLE-03). Being a leader gives no skill
 * (C-BATTLE-12).
 */
export function isLeader(g: FirstEdition, piece: Piece): boolean {
  const facts = cardOf(piece.card);
  if (!isPersonnel(facts) || isAnimal(piece)) return false;
  if (facts.classifications.includes('OFFICER')) return true;
  return skillOf(g, piece, 'Leadership') > 0 || skillOf(g, piece, 'OFFICER') > 0;
}
