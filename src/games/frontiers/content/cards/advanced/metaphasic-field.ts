import { advancedAction, lasting, move } from '../../print.ts';

/**
 * After Mage Knight’s Frost Bridge: Suns and Nebulae stand for swamps, Asteroid Fields for lakes. Nebulae are common,
 * so the basic effect leaves a cost of 2. Our ruling.
 */
export const metaphasicField = advancedAction('Metaphasic Field', 'blue', ['move'], {
  basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 2 })],
  strong: [
    move(4),
    lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 1 }),
    lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 }),
  ],
});
