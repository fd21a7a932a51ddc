import type { CardFacts } from '../../text-facts.ts';

/** Facts of artifacts of Deep Space Nine without a rule, by id. */
export const FACTS: CardFacts = {
  'alien-gambling-device': { countsAs: ['Equipment'] },
  'mysterious-orb': { under: { like: 'artifact', at: () => true } },
  'orb-fragment': { limit: 'not duplicatable', countsAs: ['Equipment'] },
};
