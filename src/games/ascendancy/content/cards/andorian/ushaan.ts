import { open } from '../../../../kit/offers.ts';
import { shipsOf } from '../../../position/conflict.ts';
import { theSeat } from '../../../position/names.ts';
import { partOf, rivalsOf } from '../../../position/part.ts';
import { advancements } from '../../card-rules.ts';

/** Ushaan. */
export const CARDS = advancements('andorian', [
  {
    id: 'and-06',
    name: 'Ushaan',
    cost: 2,
    type: 'Culture',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'When a Space Battle with at least 2 Ships on each side is declared, exhaust this card to challenge an opponent. If they refuse, you gain 1 Culture. If they accept, each of you rolls a die, and the lower roll loses 1 Ship of its owner’s choice.',
    rule: {
      at: {
        'battle-begun': {
          prompt: 'challenge an opponent?',
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || shipsOf(g, part.side) < 2) return [];
            return rivalsOf(part)
              .filter(({ side }) => shipsOf(g, side) >= 2)
              .map((one) =>
                open({ key: `duel:${one.seat}`, verb: 'challenge', label: `Challenge ${theSeat(g, one.seat)}` }, [
                  { do: 'exhaust' },
                  {
                    do: 'duel',
                    with: one.seat,
                    refused: [{ do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' }],
                  },
                ]),
              );
          },
        },
      },
    },
  },
]);
