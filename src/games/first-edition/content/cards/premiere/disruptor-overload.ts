import { isEquipmentCard } from '../../../chapters/teams/teams.ts';
import { allPieces, hostIn, piecesAt } from '../../../position/find.ts';
import { isShip } from '../../../position/piece-types.ts';
import { aboard, hostOf, onPiece, placeKind } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isImmune } from '../../immunity.ts';

/** True for equipment in play that an overload can destroy, including cards used as equipment (C-DECK-12). */
function isFragile({ card }: Piece): boolean {
  return isEquipmentCard(card) && !isImmune(card, OVERLOAD);
}

/** Returns places with equipment that an overload could destroy. */
function equipped(g: FirstEdition): CardPlace[] {
  const places = new Set<CardPlace>();
  for (const { at } of allPieces(g).filter(isFragile)) {
    const ship = placeKind(at) === 'aboard' ? hostIn(g, at) : undefined;
    if (placeKind(at) === 'surface') places.add(at);
    else if (ship !== undefined && isShip(ship)) places.add(onPiece(ship.id));
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
      const ship = hostOf(to);
      const place = ship === null ? to : aboard(ship);
      const from = idsOf(piecesAt(g, place).filter(isFragile));
      return [
        { do: 'choose', from, how: 'random', count: 1, what: 'which card is destroyed' },
        { do: 'take-out', which: 'chosen', why: 'destroyed' },
      ];
    },
  },
};
