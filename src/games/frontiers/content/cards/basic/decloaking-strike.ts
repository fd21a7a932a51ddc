import type { Card } from '../card.ts';

/** After Mage Knight’s Axe Throw. Its Experience comes for every enemy defeated in the combat: our ruling. */
export const decloakingStrike: Card = {
  id: 'decloaking-strike',
  sort: 'basic',
  name: 'Decloaking Strike',
  colour: 'red',
  types: ['move', 'attack'],
  basic: [{ do: 'one', ways: [[{ do: 'move', amount: 2 }], [{ do: 'attack', amount: 1, long: true }]] }],
  strong: [
    { do: 'attack', amount: 3, long: true },
    { do: 'lasting', modifier: { kind: 'glory', experience: 1 }, until: 'combat' },
  ],
  ship: 'bird-of-prey',
  copies: 1,
};
