import { playerOf } from '../../position/find.ts';
import { worthMore } from '../builders/missions/points.ts';
import { speaker } from '../builders/personnel/aiding.ts';
import { isUsed } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
  'confront-duplicate': worthMore('5 more points with Empathy present.', 5, f('Empathy')),
  'guinan-nemesis': {
    text: 'The first time each turn that your opponent draws a card, except at the end of the turn, you may draw a card.',
    at: {
      drawn: {
        does(g, source, { seat }) {
          const own = speaker(g, source);
          if (own === null || own.seat === seat || g.turn?.segment === 'end') return [];
          if (isUsed(g, own.seat, source.card, 'turn')) return [];
          return [
            { do: 'use', what: source.card, per: 'turn' },
            {
              do: 'either',
              who: own.seat,
              ways: [
                { key: 'draw', label: 'Draw a card', list: [{ do: 'draw', count: 1, who: own.seat }] },
                { key: 'none', label: 'Draw nothing', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  thalpet: {
    text: 'When you play him from hand, you may take a card from your discard pile to hand.',
    at: {
      played: {
        does: (g, source, { seat, piece, isFree }) =>
          piece !== source.piece || isFree === true || playerOf(g, seat).discard.length === 0
            ? []
            : [
                {
                  do: 'either',
                  ways: [
                    { key: 'take', label: 'Take a card from your discard pile', list: [{ do: 'regain' }] },
                    { key: 'none', label: 'Take nothing', list: [] },
                  ],
                },
              ],
      },
    },
  },
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
