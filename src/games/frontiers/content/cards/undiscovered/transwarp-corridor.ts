import type { Card } from '../card.ts';

/** After Mage Knight’s Space Bending and Time Bending. */
export const transwarpCorridor: Card = {
  id: 'transwarp-corridor',
  sort: 'undiscovered',
  name: 'Transwarp Corridor',
  strongName: 'Temporal Loop',
  colour: 'blue',
  types: ['move', 'special'],
  basic: [
    { do: 'lasting', modifier: { kind: 'reach' }, until: 'turn' },
    { do: 'lasting', modifier: { kind: 'stealth' }, until: 'turn' },
  ],
  strong: [{ do: 'turnAgain' }],
  ship: null,
  copies: 1,
};
