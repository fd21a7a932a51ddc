import { freeCard } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Warp Pack, by id. */
export const CARDS: CardRules = {
  mellis: {
    text: 'Once each turn, you may play a Hunting Group for free.',
    ...freeCard('{Hunting Group}'),
  },
};

/** Facts about cards from Warp Pack that have no rule, by id. */
export const FACTS: CardFacts = {
  'planet-of-galactic-peace': { immuneTo: ['Kevin Uxbridge'] },
};
