import { espionageBy, everyCover, isYours } from '../../builders/protections.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'bajoran-resistance-cell': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Bajoran')) }],
  },
  'hunting-group': { faceUp: 'facility' },
};
