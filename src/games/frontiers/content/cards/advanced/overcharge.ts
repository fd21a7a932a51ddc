import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Maximal Effect. */
export const overcharge = advancedAction('Overcharge', 'red', ['special'], {
  basic: [
    { do: 'remove', what: 'action' },
    { do: 'repeat', side: 'basic', times: 3 },
  ],
  strong: [
    { do: 'remove', what: 'action' },
    { do: 'repeat', side: 'strong', times: 2 },
  ],
});
