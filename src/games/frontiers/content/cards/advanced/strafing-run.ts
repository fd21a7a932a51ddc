import { advancedAction, lasting, move } from '../../print.ts';

/** After Mage Knight’s Agility: its own Move can be fired, too, so what turns Move into fire comes before it. */
export const strafingRun = advancedAction('Strafing Run', 'red', ['move', 'attack'], {
  basic: [lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }), move(2)],
  strong: [
    lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }),
    lasting('turn', { kind: 'convert', from: 'move', to: 'long', per: 2 }),
    move(4),
  ],
});
