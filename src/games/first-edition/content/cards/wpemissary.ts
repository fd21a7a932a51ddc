import { whenReported } from '../builders/personnel/deeds.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Warp Pack: Emissary, by id. */
export const CARDS: CardRules = {
  'riva-warp-pack-emissary': {
    text: 'When he reports, each player draws a card.',
    ...whenReported([
      { do: 'draw', count: 1 },
      { do: 'draw', count: 1, who: 'opponent' },
    ]),
  },
};

/** Facts about cards from Warp Pack: Emissary that have no rule, by id. */
export const FACTS: CardFacts = {
  'we-need-you-here': { captainsOrder: true },
};
