import { move } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Stamina. */
export const warpDrive = basicAction('Warp Drive', 'blue', ['move'], {
  basic: [move(2)],
  strong: [move(4)],
  copies: 2,
});
