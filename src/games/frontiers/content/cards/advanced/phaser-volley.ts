import { crystal, longAttack } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Swift Bolt. */
export const phaserVolley = advancedAction('Phaser Volley', 'gold', ['attack', 'special'], {
  basic: [crystal('gold')],
  strong: [longAttack(4)],
});
