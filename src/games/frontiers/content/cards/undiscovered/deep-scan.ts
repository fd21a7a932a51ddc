import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Expose and Mass Expose. Fortification is replaced by one more Long Range Attack, and by the
 * abilities of attacks. Our ruling.
 */
export const deepScan: Card = {
  id: 'deep-scan',
  sort: 'undiscovered',
  name: 'Deep Scan',
  strongName: 'Weak Point Analysis',
  colour: 'blue',
  types: ['attack', 'special'],
  basic: [
    { do: 'enemy', which: 'one', change: { losesAll: 'resistances' } },
    { do: 'attack', amount: 3, long: true },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'enemy', which: 'all', change: { losesAll: 'resistances' } }],
        [{ do: 'enemy', which: 'all', change: { losesAll: 'abilities' } }],
      ],
    },
    { do: 'attack', amount: 3, long: true },
  ],
  ship: null,
  copies: 1,
};
