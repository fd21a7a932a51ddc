import { basicAction, enemy, longAttack, move, one } from '../../print.ts';

/** Based on Mage Knight’s Swift Reflexes. */
export const saucerSeparation = basicAction('Saucer Separation', 'red', ['move', 'attack', 'shields'], {
  basic: [one(move(2), longAttack(1), enemy('one', { attack: -1 }))],
  strong: [one(move(4), longAttack(3), enemy('one', { attack: -2 }))],
  ship: 'enterprise-d',
});
