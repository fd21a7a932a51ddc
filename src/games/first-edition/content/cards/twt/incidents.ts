import type { CardFacts } from '../../text-facts.ts';

/** Facts about incidents from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'chain-reaction-ricochet': { faceUp: 'facility' },
  homefront: { faceUp: 'facility' },
  'make-it-so': { faceUp: 'facility' },
  'obelisk-of-masaka': { faceUp: 'facility' },
  'panel-overload': { faceUp: 'facility' },
  'q-the-referee': { faceUp: 'facility' },
  'resistance-is-futile': { faceUp: 'facility' },
  'tribble-bomb': { limit: 'unique' },
};
