import type { Force } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';

/** At the end of each of its player's turns, a card on the table lets them draw an extra card under a condition (C-TURN-09). */
export function mayDrawExtra(when: (g: FirstEdition, seat: number) => boolean): Force {
  return {
    at: {
      'turn-end': {
        does: (g, { seat }, about) =>
          about.seat !== seat || !when(g, seat)
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
