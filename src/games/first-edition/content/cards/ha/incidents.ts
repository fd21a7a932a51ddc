import type { CardFacts } from '../../text-facts.ts';

/** Facts of incidents of Holodeck Adventures without a rule, by id. */
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
