import { advancedAction, lasting, may, move, pay } from '../../print.ts';

/**
 * Based on Mage Knight’s Song of Wind. Empty space and Nebulae replace the original's three terrains, and Asteroid
 * Fields replace lakes. Nothing becomes free, because empty space is everywhere.
 */
export const solarSails = advancedAction('Solar Sails', 'gold', ['move'], {
  basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['space'], less: 1, least: 1 })],
  strong: [
    move(2),
    lasting('turn', { kind: 'cost', terrain: ['space', 'nebula'], less: 2, least: 1 }),
    may(pay('blue'), lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 })),
  ],
});
