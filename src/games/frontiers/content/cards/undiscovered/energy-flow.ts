import type { Card } from '../card.ts';

/** Named by the book (F-SCEN-11). After Mage Knight’s two spells of the same names (F-OPEN-83). */
export const energyFlow: Card = {
  id: 'energy-flow',
  sort: 'undiscovered',
  name: 'Energy Flow',
  strongName: 'Energy Steal',
  colour: 'gold',
  types: ['special'],
  basic: [{ do: 'ready' }, { do: 'exhaust', rank: 2 }],
  strong: [
    { do: 'ready', heal: true },
    { do: 'exhaust', rank: 3 },
  ],
  ship: null,
  copies: 1,
};
