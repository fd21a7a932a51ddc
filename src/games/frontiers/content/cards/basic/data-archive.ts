import { BASICS } from '../../colours.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Crystallize. */
export const dataArchive: Card = {
  id: 'data-archive',
  sort: 'basic',
  name: 'Data Archive',
  colour: 'blue',
  types: ['special'],
  basic: [
    { do: 'pay', colours: BASICS },
    { do: 'same', count: 1 },
  ],
  strong: [{ do: 'crystal', colours: BASICS }],
  ship: null,
  copies: 1,
};
