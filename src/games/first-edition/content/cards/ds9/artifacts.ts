import type { CardFacts } from '../../text-facts.ts';

/** Facts about artifacts from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'alien-gambling-device': { countsAs: ['Equipment'] },
  'mysterious-orb': { under: { like: 'artifact', at: () => true } },
  'orb-fragment': { limit: 'not duplicatable', countsAs: ['Equipment'] },
};
