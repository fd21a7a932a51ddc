import { mayDownload } from '../builders/personnel/deeds.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Q Who?, by id. */
export const CARDS: CardRules = {
  'eight-of-twenty': mayDownload('Redirected Effort'),
};

/** Facts about cards from Q Who? that have no rule, by id. */
export const FACTS: CardFacts = {
  'redirected-effort': { immuneTo: ['Kevin Uxbridge'] },
};
