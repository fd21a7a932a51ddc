import { espionageBy, everyCover, isYours, watchedBy } from '../../builders/protections.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts about objectives from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'beware-of-q': { faceUp: 'facility' },
  'hq-defensive-measures': { faceUp: 'facility' },
  'navigate-plasma-storms': { faceUp: 'facility' },
  'plans-of-the-obsidian-order': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Cardassian'), watchedBy('Obsidian Order')) }],
  },
  'plans-of-the-tal-shiar': {
    faceUp: 'facility',
    protects: [{ covers: everyCover(isYours, espionageBy('Romulan'), watchedBy('Tal Shiar')) }],
  },
  'rescue-personnel': { limit: 'unique' },
};
