import { basicAction, lasting } from '../../print.ts';

/**
 * Based on Mage Knight’s Mana Draw. Mana Draw can't set its die to the joker color, so Insight can't set its die to
 * white. Insight is the only Basic Action that the rulebook names (F-VARIANT-15).
 */
export const insight = basicAction('Insight', 'blue', ['special'], {
  basic: [lasting('turn', { kind: 'dice', more: 1 })],
  strong: [{ do: 'setDie', colours: ['red', 'blue', 'gold', 'purple', 'black'], tokens: 2 }],
});
