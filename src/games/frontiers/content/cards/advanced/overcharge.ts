import { advancedAction, remove } from '../../print.ts';

/** Based on Mage Knight’s Maximal Effect. */
export const overcharge = advancedAction('Overcharge', 'red', ['special'], {
  basic: [remove('action'), { do: 'repeat', side: 'basic', times: 3 }],
  strong: [remove('action'), { do: 'repeat', side: 'strong', times: 2 }],
});
