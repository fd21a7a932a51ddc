import { advancedAction, BASICS, COLOURS, crystal, damage, data, may, pay, same } from '../../print.ts';

/** Based on Mage Knight’s Blood Ritual. */
export const overload = advancedAction('Overload', 'red', ['special'], {
  basic: [damage(1), crystal('red'), data(...COLOURS)],
  strong: [damage(1), { do: 'data', colours: COLOURS, count: 3 }, may(pay(...BASICS), same(1))],
});
