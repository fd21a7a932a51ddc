import { playerOf } from '../../position/find.ts';
import { bringsFromHand } from '../builders/personnel/deeds.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
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
  upexi: bringsFromHand('equipment', 'equipment'),
  vkruk: bringsFromHand('a Romulan leader', '[Rom] personnel, OFFICER or Leadership'),
  'young-shinzon': bringsFromHand('equipment or a Romulan personnel', 'equipment or ([Rom], personnel)'),
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
