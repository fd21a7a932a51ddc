import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isFirstOwn } from '../shared.ts';

/**
 * At the end of each of its player's turns, a card in play lets them draw an extra card under a condition (C-TURN-09).
 * Copies aren't cumulative (C-SKILL-22).
 */
export function mayDrawExtra(when: (g: FirstEdition, seat: number, source: RuleSource) => boolean): Force {
  return {
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          source.seat !== seat || !isFirstOwn(g, source) || !when(g, seat, source)
            ? []
            : [
                {
                  do: 'either',
                  ways: [
                    {
                      key: 'draw',
                      label: 'Draw an extra card',
                      list: [{ do: 'lasting', what: 'extra-draw', until: 'turn' }],
                    },
                    { key: 'none', label: 'Draw no extra card', list: [] },
                  ],
                },
              ],
      },
    },
  };
}
