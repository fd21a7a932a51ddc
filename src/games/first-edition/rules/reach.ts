import { ruleOf } from '../content/effects/rules.ts';
import { locationAt } from '../position/places.ts';
import { concealedBy, veilOf } from '../position/veils.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardPlace, PieceId } from '../terms.ts';
import type { Bearer } from './rule.ts';

// C-CLOAK-05: a phased card is untouched by all cards but those on or aboard it, and those that affect all cards in play.

/** Where an effect comes from, as far as its reach hangs on it. */
export type EffectSource = Pick<Bearer, 'card' | 'piece' | 'location'>;

/** The parts of a question, or of a moment, that name a card in play. */
interface Naming {
  readonly piece?: PieceId;
  readonly ship?: PieceId;
  readonly vessel?: PieceId;
  readonly facility?: PieceId;
  readonly target?: PieceId;
}

/** The phased card that a question or a moment is about. Null if it is about none. */
export function phasedIn(g: FirstEdition, about: object): Piece | null {
  // Those are optional parts of all questions (`Values`, `Bans` …) and moments.
  const { piece, ship, vessel, facility, target } = about as Naming;
  for (const id of [piece, ship, vessel, facility, target]) {
    const one = id === undefined ? undefined : g.pieces[id];
    if (one?.veiled === 'phased') return one;
  }
  return null;
}

/** Whether an effect touches a card that is phased. */
export function touches(g: FirstEdition, from: EffectSource, phased: Piece): boolean {
  const own = from.piece === undefined ? undefined : g.pieces[from.piece];
  if (own !== undefined && veilOf(g, own)?.id === phased.id) return true;
  return ruleOf(from.card)?.everything === true;
}

/**
 * Whether an effect reaches a card in play. Those aboard a phased card are not phased themselves: cards off the line that are about all
 * their like reach them, but nothing that is at the location does.
 */
export function reaches(g: FirstEdition, from: EffectSource, piece: Piece): boolean {
  const veil = veilOf(g, piece);
  if (veil?.veiled !== 'phased' || touches(g, from, veil)) return true;
  const own = from.piece === undefined ? undefined : g.pieces[from.piece];
  const isOff = own === undefined ? from.location === undefined : locationAt(g, own.at) === null;
  return piece.veiled === undefined && isOff;
}

/** Whether an effect can let cards come to a place: not aboard a phased card from without. */
export function reachesPlace(g: FirstEdition, from: EffectSource, place: CardPlace): boolean {
  const veil = concealedBy(g, place);
  return veil?.veiled !== 'phased' || touches(g, from, veil);
}
