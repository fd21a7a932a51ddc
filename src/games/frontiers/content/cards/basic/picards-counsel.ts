import type { Card } from '../card.ts';

/** After Mage Knight’s Noble Manners. */
export const picardsCounsel: Card = {
  id: 'picards-counsel',
  sort: 'basic',
  name: 'Picard’s Counsel',
  colour: 'gold',
  types: ['diplomacy'],
  basic: [
    { do: 'diplomacy', amount: 2 },
    { do: 'lasting', modifier: { kind: 'courtesy', experience: 1 }, until: 'turn' },
  ],
  strong: [
    { do: 'diplomacy', amount: 4 },
    { do: 'lasting', modifier: { kind: 'courtesy', experience: 1, reputation: 1 }, until: 'turn' },
  ],
  ship: 'enterprise-d',
  captain: true,
  copies: 1,
};
