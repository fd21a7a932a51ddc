import { basicAction, lasting, longAttack, move, one } from '../../print.ts';

/** Based on Mage Knight’s Axe Throw. Our ruling: the card gives Experience for every enemy defeated in the combat. */
export const decloakingStrike = basicAction('Decloaking Strike', 'red', ['move', 'attack'], {
  basic: [one(move(2), longAttack(1))],
  strong: [longAttack(3), lasting('combat', { kind: 'glory', experience: 1 })],
  ship: 'bird-of-prey',
});
