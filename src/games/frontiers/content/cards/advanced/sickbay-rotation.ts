import { advancedAction, mend, ready } from '../../print.ts';

/** After Mage Knight’s Regeneration. */
export const sickbayRotation = advancedAction('Sickbay Rotation', 'gold', ['repair', 'special'], {
  basic: [mend(1), ready(2)],
  strong: [mend(2), ready(3)],
});
