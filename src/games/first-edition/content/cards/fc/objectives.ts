import type { CardFacts } from '../../text-facts.ts';

/** Facts of objectives of First Contact without a rule, by id. */
export const FACTS: CardFacts = {
  'salvage-starship': { faceUp: 'facility' },
  'visit-cochrane-memorial': { limit: 'unique', faceUp: 'facility' },
};
