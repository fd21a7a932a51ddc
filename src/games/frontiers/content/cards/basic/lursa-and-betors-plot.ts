import { basicAction, diplomacy, lasting, may, ready, reputation, spend } from '../../print.ts';

/**
 * Based on Mage Knight’s Ruthless Coercion. Our ruling: the player bribes the Crew Members, one of each Rank,
 * immediately.
 */
export const lursaAndBetorsPlot = basicAction('Lursa and B’Etor’s Plot', 'gold', ['diplomacy'], {
  basic: [diplomacy(2), may(lasting('turn', { kind: 'recruits', less: 2, reputation: -1, once: true }))],
  strong: [diplomacy(6), reputation(-1), may(spend('diplomacy', 2), ready(1)), may(spend('diplomacy', 4), ready(2))],
  ship: 'bird-of-prey',
  captain: true,
});
