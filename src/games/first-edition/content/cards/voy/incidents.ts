import type { CardFacts } from '../../text-facts.ts';

/** Facts about incidents from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'blue-alert': { captainsOrder: true, faceUp: 'facility' },
  'caretakers-array': { faceUp: 'facility' },
  'containment-field': { limit: 'not duplicatable', faceUp: 'facility' },
  'delta-quadrant-spatial-scission': { faceUp: 'facility' },
  'home-away-from-home': { faceUp: 'facility' },
  'the-kazon-collective': { faceUp: 'facility' },
  'the-vidiian-sodality': { faceUp: 'facility' },
  'war-council': { faceUp: 'facility' },
};
