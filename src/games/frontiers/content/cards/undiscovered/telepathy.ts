import { BASICS } from '../../colours.ts';
import type { Card } from '../card.ts';

/**
 * Named by the book (F-SCEN-11). After Mage Knight’s Mind Read and Mind Steal (F-OPEN-83); the crystal may be of
 * another colour. Our ruling.
 */
export const telepathy: Card = {
  id: 'telepathy',
  sort: 'undiscovered',
  name: 'Telepathy',
  strongName: 'Telepathic Assault',
  colour: 'gold',
  types: ['special'],
  basic: [{ do: 'crystal', colours: BASICS }, { do: 'probe' }],
  strong: [
    { do: 'crystal', colours: BASICS },
    { do: 'probe', steal: true },
  ],
  ship: null,
  copies: 1,
};
