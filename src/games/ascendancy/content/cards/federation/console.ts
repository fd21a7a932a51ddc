import { no } from '../../../../kit/offers.ts';
import { discOf } from '../../../position/find.ts';
import { isPhenomenon, isPreWarp } from '../../../position/standing.ts';
import { consoleRules } from '../../card-rules.ts';
import { explorationCard } from '../../lookup.ts';

/** The console of the Federation, with its rules as printed. */
export const CARDS = consoleRules('federation', [
  {
    id: 'Prime Directive',
    line: 'You may not Invade, and you may not Colonize a Pre-Warp System.',
    rule: {
      bans: {
        invade: (_g, source, { seat }) =>
          seat === source.seat ? no('A-FED-01', 'You can’t Invade: the Prime Directive forbids it.') : null,
        colonize: (g, source, { seat, system }) =>
          seat === source.seat && isPreWarp(discOf(g, system))
            ? no('A-FED-02', 'You can’t Colonize a Pre-Warp System: the Prime Directive forbids it.')
            : null,
      },
    },
  },
  {
    id: 'Explore Strange New Worlds',
    line: 'Gain 1 Culture when you draw a Civilization card or discover a Phenomenon.',
    rule: {
      at: {
        // The rule applies only to a card that the player draws (A-OPEN-80).
        drawn: {
          does: (_g, source, { seat, card }) =>
            seat === source.seat && explorationCard(card).type === 'civilization'
              ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-FED-03' }]
              : [],
        },
        // The rule applies even if the Phenomenon destroys all Ships that explore it (A-OPEN-79).
        discovered: {
          does: (_g, source, { seat, system }) =>
            seat === source.seat && isPhenomenon(system)
              ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-FED-04' }]
              : [],
        },
      },
    },
  },
]);
