import { diplomacy, lasting, may, ready } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Ruthless Coercion; that Crew is bribed at once, one of each Rank, is our ruling. */
export const lursaAndBetorsPlot = basicAction('Lursa and B’Etor’s Plot', 'gold', ['diplomacy'], {
  basic: [diplomacy(2), may(lasting('turn', { kind: 'recruits', less: 2, reputation: -1, once: true }))],
  strong: [
    diplomacy(6),
    { do: 'reputation', amount: -1 },
    may({ do: 'spend', what: 'diplomacy', amount: 2 }, ready(1)),
    may({ do: 'spend', what: 'diplomacy', amount: 4 }, ready(2)),
  ],
  ship: 'bird-of-prey',
  captain: true,
});
