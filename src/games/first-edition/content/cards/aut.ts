import { piecesOf } from '../../position/find.ts';
import { coreOf } from '../../position/places.ts';
import { SHIP } from '../builders/personnel/aiding.ts';
import { isWorth } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isDoor = filter('{Devidian Door}');

/** Cards of Alternate Universe: Twilight, by id. */
export const CARDS: CardRules = {
  'assist-temporal-disruption': {
    text: 'You may seed one Devidian Door on your table in the facility phase.',
    harbors: (g, source, seat, card) =>
      seat === source.seat && isDoor(card) && !piecesOf(g, seat).some(isDoor) ? [coreOf(seat)] : [],
  },
  'nx-01-enterprise': says(
    'RANGE, WEAPONS and SHIELDS equal the number of different card types among the cards that are out of play.',
    isWorth(SHIP, (g) => new Set(g.players.flatMap(({ removed }) => removed.map((card) => cardOf(card).type))).size),
  ),
};

/** Facts about cards from Alternate Universe: Twilight that have no rule, by id. */
export const FACTS: CardFacts = {
  'q-a-road-in-a-desert': { immuneTo: ['Q2'] },
};
