import { crystal, data, may } from '../../../effects/build.ts';
import { BASICS, COLOURS } from '../../colours.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Blood Ritual. */
export const overload = advancedAction('Overload', 'red', ['special'], {
  basic: [{ do: 'damage', amount: 1 }, crystal('red'), data(...COLOURS)],
  strong: [
    { do: 'damage', amount: 1 },
    { do: 'data', colours: ['red', 'blue', 'gold', 'white', 'purple', 'black'], count: 3 },
    may({ do: 'pay', colours: BASICS }, { do: 'same', count: 1 }),
  ],
});
