import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { anywhere, groupSize, groupsOf } from './groups.ts';

/** The name under which a turn notes that a group got a card of a type. */
function cardOfGroup(seat: Seat, card: CardId, place: CardPlace): string {
  return `${seat} ${cardOf(card).type} ${place}`;
}

/**
 * Returns the places where a player can play a card of the Tribble side deck now. Small Tribble cards report anywhere,
 * large ones breed where there are enough of the player's own tribbles (C-TRIB-02), and Trouble goes where there are any
 * (C-TRIB-04). Each group gets one Tribble and one Trouble card per turn (C-TRIB-01).
 */
export function tribbleSpots(g: FirstEdition, seat: Seat, card: CardId): CardPlace[] {
  const { tribbles, breedsFrom } = ruleOf(card) ?? {};
  const places =
    tribbles !== undefined && breedsFrom === undefined
      ? anywhere(g)
      : groupsOf(g, seat).filter((place) => groupSize(g, place, seat) >= (breedsFrom ?? 1));
  return places.filter((place) => g.turn?.groups?.includes(cardOfGroup(seat, card, place)) !== true);
}

/** Notes that a group got a card. A new group gets no second card of the type this turn (C-TRIB-01). */
export function noteGroupCard({ turn }: FirstEdition, seat: Seat, card: CardId, place: CardPlace): void {
  if (turn === null) return;
  turn.groups ??= [];
  turn.groups.push(cardOfGroup(seat, card, place));
}
