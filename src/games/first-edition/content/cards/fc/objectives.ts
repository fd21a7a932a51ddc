import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'salvage-starship': { faceUp: 'facility' },
  'visit-cochrane-memorial': { limit: 'unique', faceUp: 'facility' },
};
