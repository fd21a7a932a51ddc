import { advancedAction, ready, restore } from '../../print.ts';

/** Based on Mage Knight’s Regeneration. */
export const sickbayRotation = advancedAction('Sickbay Rotation', 'gold', ['repair', 'special'], {
  basic: [restore(1), ready(2)],
  strong: [restore(2), ready(3)],
});
