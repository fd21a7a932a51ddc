import { basicAction, data } from '../../print.ts';

/** Based on Mage Knight’s Concentration: the card gives data of the two colors that it doesn't have itself. */
export const coordination = basicAction('Coordination', 'gold', ['special'], {
  basic: [data('red', 'blue')],
  strong: [{ do: 'boost', more: 2 }],
});
