import { enemy, longAttack, one, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Expose and Mass Expose. One more Long Range Attack, and the loss of attack abilities, replace
 * the loss of fortification.
 */
export const deepScan = undiscovered('Deep Scan', 'Weak Point Analysis', 'blue', ['attack', 'special'], {
  basic: [enemy('one', { losesAll: 'resistances' }), longAttack(3)],
  strong: [one(enemy('all', { losesAll: 'resistances' }), enemy('all', { losesAll: 'abilities' })), longAttack(3)],
});
