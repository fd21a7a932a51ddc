import type { CardFacts } from '../../text-facts.ts';

/** Facts about artifacts from The Dominion that have no rule, by id. */
export const FACTS: CardFacts = {
  'crodens-key': {
    countsAs: ['Equipment'],
    under: { like: 'artifact', at: ({ quadrant, where }) => quadrant === 'Gamma' && where !== 'space' },
  },
  'the-earring-of-li-nalas': { limit: 'not duplicatable', countsAs: ['Equipment'] },
};
