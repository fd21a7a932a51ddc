import { longAttack, one } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/**
 * After Mage Knight’s Expose and Mass Expose. Fortification is replaced by one more Long Range Attack, and by the
 * abilities of attacks. Our ruling.
 */
export const deepScan = undiscovered('Deep Scan', 'Weak Point Analysis', 'blue', ['attack', 'special'], {
  basic: [{ do: 'enemy', which: 'one', change: { losesAll: 'resistances' } }, longAttack(3)],
  strong: [
    one(
      { do: 'enemy', which: 'all', change: { losesAll: 'resistances' } },
      { do: 'enemy', which: 'all', change: { losesAll: 'abilities' } },
    ),
    longAttack(3),
  ],
});
