import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { welcomed } from '../../builders/events/treaties.ts';
import { isUsed, onOwnTable } from '../../builders/shared.ts';
import { drawOne } from '../../builders/table/plays.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const isOdd = filter('[AU], personnel or ship');
const inAlpha = stateFilter('in the Alpha Quadrant');

/** Events of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'temporal-investigations': {
    text: 'On your table: once per turn, even on your opponent’s, when your opponent reports an AU personnel or ship to the Alpha Quadrant, draw a card or download Lucsly and/or Dulmer.',
    plays: onOwnTable,
    fetches: { lucsly: { wanted: '{Lucsly}' }, dulmer: { wanted: '{Dulmer}' } },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          if (played === undefined || seat === source.seat || !isOdd(played)) return [];
          if (isUsed(g, source.seat, source.card, 'turn') || !inAlpha(played, g)) return [];
          const use = { do: 'use', what: source.card, per: 'turn' } as const;
          const agents = { key: 'agents', label: 'Download Lucsly and/or Dulmer' };
          return [
            {
              do: 'either',
              ways: [
                { key: 'draw', label: 'Draw a card', list: [use, ...drawOne(source.seat)] },
                { ...agents, list: [use, { do: 'download', what: 'lucsly' }, { do: 'download', what: 'dulmer' }] },
                { key: 'none', label: 'Nothing', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'treaty-cardassian-bajoran': welcomed('Cardassian', 'Bajoran', 'Bareil Antos', 'Kai Winn', 'Turrel'),
  'treaty-romulan-bajoran': welcomed('Romulan', 'Bajoran', 'Colonel Kira', 'Senator Cretak'),
};

/** Facts about events from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'organian-peace-treaty': { immuneTo: ['The Devil'], faceUp: 'facility' },
  'subspace-transporter': { nullifiedOnlyBy: ['Subspace Interference'] },
};
