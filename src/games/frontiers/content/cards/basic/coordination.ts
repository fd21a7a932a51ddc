import { basicAction, data } from '../../print.ts';

/** Based on Mage Knight’s Concentration. The card gives data of the two colors other than its own. */
export const coordination = basicAction('Coordination', 'gold', ['special'], {
  basic: [data('red', 'blue')],
  strong: [{ do: 'boost', more: 2 }],
});
