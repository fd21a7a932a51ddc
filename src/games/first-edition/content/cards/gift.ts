import { seeded, welcomed } from '../builders/events/treaties.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of The Gift, by id. */
export const CARDS: CardRules = {
  'treaty-cardassian-kazon': seeded(welcomed('Cardassian', 'Kazon', 'Seska')),
};

/** Facts about cards from The Gift that have no rule, by id. */
export const FACTS: CardFacts = {
  'hirogen-hunt-coordinated-effort': { immuneTo: ['Kevin Uxbridge'] },
};
