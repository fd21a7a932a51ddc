import { move } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s March. */
export const impulseEngines = basicAction('Impulse Engines', 'gold', ['move'], {
  basic: [move(2)],
  strong: [move(4)],
  copies: 2,
});
