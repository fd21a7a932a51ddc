import { advancedAction, lasting } from '../../print.ts';

/** Based on Mage Knight’s Mana Storm. White dice are always wild. */
export const sourceSweep = advancedAction('Source Sweep', 'blue', ['special'], {
  basic: [{ do: 'reroll', what: 'one' }],
  strong: [
    { do: 'reroll', what: 'all' },
    lasting('turn', { kind: 'dice', more: 3 }),
    lasting('turn', { kind: 'wild', colours: ['purple', 'black'] }),
  ],
});
