import { advancedAction, move } from '../../print.ts';

/** Based on Mage Knight’s Steady Tempo. */
export const steadyCourse = advancedAction('Steady Course', 'blue', ['move'], {
  basic: [move(2), { do: 'return', to: 'bottom' }],
  strong: [move(4), { do: 'return', to: 'top' }],
});
