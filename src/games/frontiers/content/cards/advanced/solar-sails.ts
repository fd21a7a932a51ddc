import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Song of Wind: empty space and Nebulae stand for its three terrains, Asteroid Fields for lakes.
 * Nothing becomes free, as empty space is everywhere. Our ruling.
 */
export const solarSails: Card = {
  id: 'solar-sails',
  sort: 'advanced',
  name: 'Solar Sails',
  colour: 'gold',
  types: ['move'],
  basic: [
    { do: 'move', amount: 2 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: ['space'], less: 1, least: 1 }, until: 'turn' },
  ],
  strong: [
    { do: 'move', amount: 2 },
    { do: 'lasting', modifier: { kind: 'cost', terrain: ['space', 'nebula'], less: 2, least: 1 }, until: 'turn' },
    {
      do: 'may',
      effects: [
        { do: 'pay', colours: ['blue'] },
        { do: 'lasting', modifier: { kind: 'open', terrain: ['asteroids'], cost: 1 }, until: 'turn' },
      ],
    },
  ],
  ship: null,
  copies: 1,
};
