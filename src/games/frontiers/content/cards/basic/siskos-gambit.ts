import { attack, longAttack, one, shields } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/**
 * After Mage Knight’s Battle Versatility, without its siege: no enemy is fortified here, so that would be a weaker
 * Long Range Attack.
 */
export const siskosGambit = basicAction('Sisko’s Gambit', 'red', ['attack', 'shields'], {
  basic: [one(attack(2), shields(2), longAttack(1))],
  strong: [one(attack(4), shields(4), attack(3, 'photonTorpedo'), shields(3, 'photonTorpedo'), longAttack(3))],
  ship: 'defiant',
  captain: true,
});
