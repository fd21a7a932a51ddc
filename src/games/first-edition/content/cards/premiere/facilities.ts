import { outpost } from '../../builders/facilities/outposts.ts';
import type { CardRules } from '../../card-rules.ts';

/** Facilities of Premiere, by id. */
export const CARDS: CardRules = {
  'federation-outpost': outpost('Federation'),
  'klingon-outpost': outpost('Klingon'),
  'romulan-outpost': outpost('Romulan'),
};
