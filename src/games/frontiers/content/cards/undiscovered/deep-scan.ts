import { enemy, longAttack, one, undiscovered } from '../../print.ts';

/**
 * After Mage Knight’s Expose and Mass Expose. Fortification is replaced by one more Long Range Attack, and by the
 * abilities of attacks. Our ruling.
 */
export const deepScan = undiscovered('Deep Scan', 'Weak Point Analysis', 'blue', ['attack', 'special'], {
  basic: [enemy('one', { losesAll: 'resistances' }), longAttack(3)],
  strong: [one(enemy('all', { losesAll: 'resistances' }), enemy('all', { losesAll: 'abilities' })), longAttack(3)],
});
