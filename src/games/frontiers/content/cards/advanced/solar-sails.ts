import { advancedAction, lasting, may, move, pay } from '../../print.ts';

/**
 * After Mage Knight’s Song of Wind: empty space and Nebulae stand for its three terrains, Asteroid Fields for lakes.
 * Nothing becomes free, as empty space is everywhere. Our ruling.
 */
export const solarSails = advancedAction('Solar Sails', 'gold', ['move'], {
  basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['space'], less: 1, least: 1 })],
  strong: [
    move(2),
    lasting('turn', { kind: 'cost', terrain: ['space', 'nebula'], less: 2, least: 1 }),
    may(pay('blue'), lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 })),
  ],
});
