import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { aboard, hostOf, onPiece, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isImmune } from '../../immunity.ts';
import { cardOf } from '../../pool.ts';

/** True for equipment in play that an overload can destroy, including cards used as equipment (C-DECK-12). */
function isFragile({ card }: Piece): boolean {
  return isEquipmentCard(card) && !isImmune(card, OVERLOAD);
}

/** Returns places with equipment that an overload could destroy. */
function equipped(g: FirstEdition): CardPlace[] {
  const places = new Set<CardPlace>();
  for (const piece of Object.values(g.pieces)) {
    if (!isFragile(piece)) continue;
    const { at } = piece;
    const host = placeKind(at) === 'aboard' ? hostOf(at) : null;
    const ship = host === null ? undefined : g.pieces[host];
    if (placeKind(at) === 'surface') places.add(at);
    else if (ship !== undefined && cardOf(ship.card).type === 'Ship') places.add(onPiece(ship.id));
  }
  return [...places];
}

const OVERLOAD = 'disruptor-overload';

/** Disruptor Overload (Premiere). */
export const CARDS: CardRules = {
  'disruptor-overload': {
    text: 'Choose a ship, or a planet with an Away Team: a random equipment there, or card used as equipment, is destroyed.',
    plays: equipped,
    once(g, _seat, to) {
      const place = hostOf(to) === null ? to : aboard(hostOf(to) ?? 0);
      const from = idsOf(piecesAt(g, place).filter(isFragile));
      return [
        { do: 'choose', from, how: 'random', count: 1, what: 'which card is destroyed' },
        { do: 'take-out', which: 'chosen', why: 'destroyed' },
      ];
    },
  },
};
