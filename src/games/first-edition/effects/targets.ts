import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import { pieceName } from '../position/names.ts';
import { veilOf } from '../position/veils.ts';
import { type EffectSource, touches } from '../rules/reach.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { PieceId } from '../terms.ts';
import type { Effects } from './union.ts';

/** The effect fields that name cards in play. */
interface Aimed {
  readonly which?: unknown;
  readonly ship?: unknown;
}

/** Returns the cards in play that effects name, but not those among which a player will choose later. */
function targetsOf(list: Effects): PieceId[] {
  return list.flatMap((effect) => {
    const { which, ship } = effect as Aimed;
    const named = Array.isArray(which) ? which : [ship];
    return named.filter((id): id is PieceId => typeof id === 'number');
  });
}

/**
 * Returns the reason a card or an ability can't have these effects, or null if it can. The effects are impossible if
 * all targets are phased or cloaked by an opponent (C-CLOAK-02, C-CLOAK-05).
 */
export function aimWhy(g: FirstEdition, seat: Seat, from: EffectSource, list: Effects): Obstacle {
  const targets = targetsOf(list).flatMap((id) => (id === from.piece ? [] : (g.pieces[id] ?? [])));
  const veils = targets.map((piece) => hiding(g, seat, from, piece));
  const [veil] = veils;
  if (veil == null || veils.includes(null)) return null;
  const rule = veil.veiled === 'phased' ? 'C-CLOAK-05' : 'C-CLOAK-02';
  return no(rule, () => `${pieceName(g, veil.id)} is ${veil.veiled}.`);
}

/** Returns the card that conceals a piece from an ability, or null. Cards on or aboard the same card stay in reach. */
function hiding(g: FirstEdition, seat: Seat, from: EffectSource, piece: Piece): Piece | null {
  const veil = veilOf(g, piece);
  if (veil === null || touches(g, from, veil)) return null;
  return veil.veiled === 'phased' || veil.seat !== seat ? veil : null;
}
