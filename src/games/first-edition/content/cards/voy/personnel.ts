import { isShip } from '../../../position/piece-types.ts';
import { both } from '../../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../../builders/personnel/alike.ts';
import { improvesShip } from '../../builders/personnel/table.ts';
import { boards } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Personnel of Voyager, by id. */
export const CARDS: CardRules = {
  'dr-telek-rmor': {
    text: 'May report aboard any ship, your opponent’s included. He must be compatible aboard your own.',
    ...boards('dr-telek-rmor', isShip),
  },
  'harry-kim': VOLUNTEERS,
  stadi: says(
    'Your Federation ship with her aboard has RANGE +1, or +2 if it is Intrepid-class.',
    both(improvesShip(['RANGE'], 1, '[Fed]'), improvesShip(['RANGE'], 1, '[Fed], Intrepid-class')),
  ),
};
