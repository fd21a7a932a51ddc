import type { CardFacts } from '../../text-facts.ts';

/** Facts about missions from Premiere that have no rule, by id. */
export const FACTS: CardFacts = {
  'cloaked-mission': { homeworld: { place: 'Romulus', of: 'Romulan' } },
  'expose-covert-supply': { homeworld: { place: "Qo'noS", of: 'Klingon' } },
  'secret-salvage': { place: 'Wolf 359' },
};
