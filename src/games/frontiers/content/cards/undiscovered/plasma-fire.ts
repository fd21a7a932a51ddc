import { attack, one, shields } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Flame Wall and Flame Wave. */
export const plasmaFire = undiscovered('Plasma Fire', 'Plasma Storm', 'red', ['attack', 'shields'], {
  basic: [one(attack(5, 'photonTorpedo'), shields(7, 'photonTorpedo'))],
  strong: [
    one(
      attack({ plus: 5, each: 2, of: { count: 'enemies' } }, 'photonTorpedo'),
      shields({ plus: 7, each: 2, of: { count: 'enemies' } }, 'photonTorpedo'),
    ),
  ],
});
