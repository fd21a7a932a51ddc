import { enemy, longAttack, one, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Expose and Mass Expose. Instead of the loss of fortification, the card gives 1 more Long Range
 * Attack, and its strong effect can remove attack abilities.
 */
export const deepScan = undiscovered('Deep Scan', 'Weak Point Analysis', 'blue', ['attack', 'special'], {
  basic: [enemy('one', { losesAll: 'resistances' }), longAttack(3)],
  strong: [one(enemy('all', { losesAll: 'resistances' }), enemy('all', { losesAll: 'abilities' })), longAttack(3)],
});
