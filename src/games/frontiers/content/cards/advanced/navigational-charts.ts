import { advancedAction, lasting, move } from '../../print.ts';

/** Based on Mage Knight’s Path Finding. */
export const navigationalCharts = advancedAction('Navigational Charts', 'gold', ['move'], {
  basic: [move(2), lasting('turn', { kind: 'cost', terrain: 'all', less: 1, least: 2 })],
  strong: [move(4), lasting('turn', { kind: 'cost', terrain: 'all', set: 2 })],
});
