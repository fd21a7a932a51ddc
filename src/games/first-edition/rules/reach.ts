import { ruleOf } from '../content/rules.ts';
import { locationAt } from '../position/places.ts';
import { concealedBy, veilOf } from '../position/veils.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import type { RuleSource } from './rule.ts';

// A phased card can be affected only by cards on or aboard it, and by effects on everything in play (C-CLOAK-05).

/** The fields of an effect's source that determine the effect's reach. */
export type EffectSource = Pick<RuleSource, 'card' | 'piece' | 'location'>;

/** The fields of a question or moment that name a card in play. */
interface Naming {
  readonly piece?: PieceId;
  readonly ship?: PieceId;
  readonly vessel?: PieceId;
  readonly facility?: PieceId;
  readonly target?: PieceId;
}

/** Returns the phased card that a question or moment is about, or null. */
export function phasedIn(g: FirstEdition, about: object): Piece | null {
  // All questions (`Values`, `Bans` …) and moments may have these fields.
  const { piece, ship, vessel, facility, target } = about as Naming;
  for (const id of [piece, ship, vessel, facility, target]) {
    const one = id === undefined ? undefined : g.pieces[id];
    if (one?.veiled === 'phased') return one;
  }
  return null;
}

/** True if an effect can affect a phased card. */
export function touches(g: FirstEdition, from: EffectSource, phased: Piece): boolean {
  const own = from.piece === undefined ? undefined : g.pieces[from.piece];
  if (own !== undefined && veilOf(g, own)?.id === phased.id) return true;
  return ruleOf(from.card)?.reach === 'all';
}

/**
 * True if an effect reaches a card in play. Cards aboard a phased card aren't phased themselves, so effects from off
 * the spaceline reach them. Effects from their location don't.
 */
export function reaches(g: FirstEdition, from: EffectSource, piece: Piece): boolean {
  const veil = veilOf(g, piece);
  if (veil?.veiled !== 'phased' || touches(g, from, veil)) return true;
  const own = from.piece === undefined ? undefined : g.pieces[from.piece];
  const isOff = own === undefined ? from.location === undefined : locationAt(g, own.at) === null;
  return piece.veiled === undefined && isOff;
}

/** True if an effect can bring cards to a place. Effects from outside can't bring cards aboard a phased card. */
export function reachesPlace(g: FirstEdition, from: EffectSource, place: CardPlace): boolean {
  const veil = concealedBy(g, place);
  return veil?.veiled !== 'phased' || touches(g, from, veil);
}
