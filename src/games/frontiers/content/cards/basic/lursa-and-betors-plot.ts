import { basicAction, diplomacy, lasting, may, ready, reputation, spend } from '../../print.ts';

/** After Mage Knight’s Ruthless Coercion; that Crew is bribed at once, one of each Rank, is our ruling. */
export const lursaAndBetorsPlot = basicAction('Lursa and B’Etor’s Plot', 'gold', ['diplomacy'], {
  basic: [diplomacy(2), may(lasting('turn', { kind: 'recruits', less: 2, reputation: -1, once: true }))],
  strong: [diplomacy(6), reputation(-1), may(spend('diplomacy', 2), ready(1)), may(spend('diplomacy', 4), ready(2))],
  ship: 'bird-of-prey',
  captain: true,
});
