import { isPersonnel } from '../../../position/kinds.ts';
import type { Incapacity, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { isHere } from './ends.ts';

/** Disables matching personnel here, or puts them in stasis. */
export function numbed(
  as: Incapacity,
  is: (g: FirstEdition, source: RuleSource, piece: Piece) => boolean,
): NonNullable<Rule['numbs']> {
  return (g, source, piece) =>
    isPersonnel(cardOf(piece.card)) && isHere(g, source, piece) && is(g, source, piece) ? as : null;
}
