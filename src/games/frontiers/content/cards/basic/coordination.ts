import { basicAction, data } from '../../print.ts';

/** Based on Mage Knight’s Concentration: it gives data of the two colors that the card itself doesn't have. */
export const coordination = basicAction('Coordination', 'gold', ['special'], {
  basic: [data('red', 'blue')],
  strong: [{ do: 'boost', more: 2 }],
});
