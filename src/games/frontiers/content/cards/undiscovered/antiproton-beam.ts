import type { Card } from '../card.ts';

/** After Mage Knight’s Snowstorm and Blizzard, whose siege is a Long Range Attack here. */
export const antiprotonBeam: Card = {
  id: 'antiproton-beam',
  sort: 'undiscovered',
  name: 'Antiproton Beam',
  strongName: 'Antiproton Cascade',
  colour: 'blue',
  types: ['attack'],
  basic: [{ do: 'attack', amount: 5, fire: 'photonPulse', long: true }],
  strong: [
    { do: 'damage', amount: 1 },
    { do: 'attack', amount: 8, fire: 'photonPulse', long: true },
  ],
  ship: null,
  copies: 1,
};
