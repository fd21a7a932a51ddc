import { ofType } from '../../../position/find.ts';
import { aboard, isAway } from '../../../position/places.ts';
import { both } from '../../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../../builders/personnel/alike.ts';
import { improvesShip } from '../../builders/personnel/table.ts';
import { joins } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Personnel of Voyager, by id. */
export const CARDS: CardRules = {
  'dr-telek-rmor': {
    text: 'May report aboard any ship.',
    reports: (g, seat) =>
      ofType(g, 'Ship')
        .filter((ship) => !isAway(g, ship.at) && (ship.seat !== seat || joins(g, ship, 'dr-telek-rmor')))
        .map(({ id }) => aboard(id)),
  },
  'harry-kim': VOLUNTEERS,
  stadi: says(
    'Your Federation ship with her aboard has RANGE +1, or +2 if it is Intrepid-class.',
    both(improvesShip(['RANGE'], 1, '[Fed]'), improvesShip(['RANGE'], 1, '[Fed], Intrepid-class')),
  ),
};
