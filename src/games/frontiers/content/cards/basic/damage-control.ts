import { draw, mend, one } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Tranquility. */
export const damageControl = basicAction('Damage Control', 'gold', ['repair', 'special'], {
  basic: [one(mend(1), draw(1))],
  strong: [one(mend(2), draw(2))],
});
