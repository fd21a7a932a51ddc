import { open } from '../../../../kit/offers.ts';
import { spent } from '../../../position/part.ts';
import { advancements } from '../../card-rules.ts';

/** Cochrane Warp Institute. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-05',
    name: 'Cochrane Warp Institute',
    cost: 4,
    type: 'Science',
    tokens: ['warp'],
    source: 'ours',
    line: 'Once per turn, when one of your Ships or Fleets Enters Warp, it takes 1 extra Warp Token.',
    rule: {
      at: {
        'entered-warp': {
          prompt: 'take 1 extra Warp Token?',
          offers: (g, source, { seat, unit }) =>
            seat === source.seat && spent(g, seat, 'fed-05', 'turn') === null
              ? [
                  open({ key: `boost:${unit}`, verb: 'boost', label: 'Take 1 extra Warp Token' }, [
                    { do: 'mark-used', rule: 'fed-05', span: 'turn' },
                    { do: 'warp-token', unit, tokens: 1 },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);
