import { longAttack, move } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Swiftness. */
export const attackRun = basicAction('Attack Run', 'red', ['move', 'attack'], {
  basic: [move(2)],
  strong: [longAttack(3)],
});
