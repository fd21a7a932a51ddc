import { advancedAction, move, restore, when } from '../../print.ts';

/** Based on Mage Knight’s Refreshing Walk. */
export const shoreLeave = advancedAction('Shore Leave', 'gold', ['move', 'repair'], {
  basic: [move(2), when({ if: 'combat' }, [], [restore(1)])],
  strong: [move(4), when({ if: 'combat' }, [], [restore(2)])],
});
