import { advancedAction, lasting, move } from '../../print.ts';

/**
 * Based on Mage Knight’s Frost Bridge. Suns and Nebulae replace swamps, and Asteroid Fields replace lakes. Nebulae are
 * common, so the basic effect lowers the cost only to 2.
 */
export const metaphasicField = advancedAction('Metaphasic Field', 'blue', ['move'], {
  basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 2 })],
  strong: [
    move(4),
    lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 1 }),
    lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 }),
  ],
});
