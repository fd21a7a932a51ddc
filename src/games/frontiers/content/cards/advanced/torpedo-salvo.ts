import { crystal, longAttack } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Fire Bolt. */
export const torpedoSalvo = advancedAction('Torpedo Salvo', 'red', ['attack', 'special'], {
  basic: [crystal('red')],
  strong: [longAttack(3, 'photonTorpedo')],
});
