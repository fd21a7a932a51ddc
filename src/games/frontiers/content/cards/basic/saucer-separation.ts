import { longAttack, move, one } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Swift Reflexes. */
export const saucerSeparation = basicAction('Saucer Separation', 'red', ['move', 'attack', 'shields'], {
  basic: [one(move(2), longAttack(1), { do: 'enemy', which: 'one', change: { attack: -1 } })],
  strong: [one(move(4), longAttack(3), { do: 'enemy', which: 'one', change: { attack: -2 } })],
  ship: 'enterprise-d',
});
