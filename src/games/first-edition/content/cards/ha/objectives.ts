import { espionageBy, everyCover, isYours } from '../../builders/protections.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts of objectives of Holodeck Adventures without a rule, by id. */
export const FACTS: CardFacts = {
  'bajoran-resistance-cell': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Bajoran')) }],
  },
  'hunting-group': { faceUp: 'facility' },
};
