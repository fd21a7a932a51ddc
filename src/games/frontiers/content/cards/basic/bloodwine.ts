import { basicAction, crystal, data, draw, one, ready, restore } from '../../print.ts';

/** Based on Mage Knight’s Rejuvenate. */
export const bloodwine = basicAction('Bloodwine', 'gold', ['repair', 'special'], {
  basic: [one(restore(1), draw(1), data('gold'), ready(2))],
  strong: [one(restore(2), draw(2), crystal('gold'), ready(3))],
  ship: 'neghvar',
});
