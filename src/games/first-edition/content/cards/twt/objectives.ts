import type { CardFacts } from '../../text-facts.ts';

/** Facts of objectives of The Trouble with Tribbles without a rule, by id. */
export const FACTS: CardFacts = {
  'assign-support-personnel': { limit: 'unique', faceUp: 'facility' },
  'defend-homeworld': { faceUp: 'facility' },
  'hero-of-the-empire': { faceUp: 'facility' },
};
