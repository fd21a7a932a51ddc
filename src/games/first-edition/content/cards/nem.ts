import { worthMore } from '../builders/missions/points.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Nemesis, by id. */
export const CARDS: CardRules = {
  'confront-duplicate': worthMore('5 more points with Empathy present.', 5, f('Empathy')),
};

/** Facts about cards from Nemesis that have no rule, by id. */
export const FACTS: CardFacts = {
  'recover-stolen-material': { limit: 'unique' },
  'uss-farragut': { onlyDownloads: true },
};
