import { advancedAction, lasting, move } from '../../print.ts';

/**
 * Based on Mage Knight’s Agility. The card's own Move can also be converted to an Attack, so the conversion comes
 * first.
 */
export const strafingRun = advancedAction('Strafing Run', 'red', ['move', 'attack'], {
  basic: [lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }), move(2)],
  strong: [
    lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }),
    lasting('turn', { kind: 'convert', from: 'move', to: 'long', per: 2 }),
    move(4),
  ],
});
