import { attack, crystal, longAttack, one } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/**
 * After Mage Knight’s Crushing Bolt. No enemy is fortified here: the Attack stands for what its siege was worth. Our
 * ruling.
 */
export const disruptorBarrage = advancedAction('Disruptor Barrage', 'red', ['attack', 'special'], {
  basic: [crystal('red')],
  strong: [one(longAttack(3), attack(5))],
});
