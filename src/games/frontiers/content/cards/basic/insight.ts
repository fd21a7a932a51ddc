import { basicAction, lasting } from '../../print.ts';

/**
 * The one Basic Action that the book names (F-VARIANT-15). After Mage Knight’s Mana Draw, whose die can’t be set to
 * the joker, here white.
 */
export const insight = basicAction('Insight', 'blue', ['special'], {
  basic: [lasting('turn', { kind: 'dice', more: 1 })],
  strong: [{ do: 'setDie', colours: ['red', 'blue', 'gold', 'purple', 'black'], tokens: 2 }],
});
