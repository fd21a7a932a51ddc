import { piecesOf } from '../../position/find.ts';
import { coreOf } from '../../position/places.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const isDoor = filter('{Devidian Door}');

/** Cards of Alternate Universe: Twilight, by id. */
export const CARDS: CardRules = {
  'assist-temporal-disruption': {
    text: 'You may seed one Devidian Door on your table in the facility phase.',
    harbors: (g, source, seat, card) =>
      seat === source.seat && isDoor(card) && !piecesOf(g, seat).some(isDoor) ? [coreOf(seat)] : [],
  },
};

/** Facts about cards from Alternate Universe: Twilight that have no rule, by id. */
export const FACTS: CardFacts = {
  'q-a-road-in-a-desert': { immuneTo: ['Q2'] },
};
