import { open } from '../../../../kit/offers.ts';
import { advancements } from '../../card-rules.ts';

/** Stellar Cartography. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-06',
    name: 'Stellar Cartography',
    cost: 3,
    type: 'Science',
    tokens: [],
    source: 'ours',
    line: 'When you would draw an Exploration Card, exhaust this card and look at the top 2 instead. Draw and resolve 1 of your choice, and put the other on the bottom of the deck.',
    rule: {
      at: {
        'explore-draw': {
          prompt: 'look at the top 2 Exploration Cards and draw one?',
          offers: (g, source, { seat }) =>
            seat === source.seat && g.exploring?.card === null
              ? [
                  open({ key: 'cartography', verb: 'look', label: 'Look at the top 2 and draw one' }, [
                    { do: 'exhaust' },
                    { do: 'pick-card', of: 2 },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);
