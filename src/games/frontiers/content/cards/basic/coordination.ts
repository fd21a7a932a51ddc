import { basicAction, data } from '../../print.ts';

/** After Mage Knight’s Concentration: data of the colours that the card itself doesn’t have. */
export const coordination = basicAction('Coordination', 'gold', ['special'], {
  basic: [data('red', 'blue')],
  strong: [{ do: 'boost', more: 2 }],
});
