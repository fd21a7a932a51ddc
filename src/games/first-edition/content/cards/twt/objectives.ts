import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'assign-support-personnel': { limit: 'unique', faceUp: 'facility' },
  'defend-homeworld': { faceUp: 'facility' },
  'hero-of-the-empire': { faceUp: 'facility' },
};
