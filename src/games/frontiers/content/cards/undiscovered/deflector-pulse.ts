import { attack, longAttack, payFor, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Mana Bolt and Mana Thunderbolt. In Mage Knight, a fourth color gives a siege, but this game
 * has only three basic colors.
 */
export const deflectorPulse = undiscovered('Deflector Pulse', 'Deflector Burst', 'blue', ['attack'], {
  basic: [
    payFor({ red: attack(7, 'pulseTorpedo'), blue: attack(8, 'photonPulse'), gold: longAttack(6, 'photonPulse') }),
  ],
  strong: [
    payFor({ red: attack(10, 'pulseTorpedo'), blue: attack(11, 'photonPulse'), gold: longAttack(9, 'photonPulse') }),
  ],
});
