import type { CardFacts } from '../../text-facts.ts';

/** Facts about incidents from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'children-of-light': { faceUp: 'facility' },
  'cybernetics-expertise': { faceUp: 'facility' },
  'holoprogram-221b-baker-street': { faceUp: 'facility' },
  'holoprogram-deadwood': { faceUp: 'facility' },
  'holoprogram-noahs-mountain-retreat': { faceUp: 'facility' },
  'holoprogram-the-fortress-of-doom': { faceUp: 'facility' },
  'holoprogram-the-office-of-dixon-hill': { faceUp: 'facility' },
  'in-the-zone': { faceUp: 'facility' },
  'jemhadar-shrouding': { faceUp: 'facility' },
  'white-deprivation': { faceUp: 'facility' },
};
