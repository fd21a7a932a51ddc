import type { CardFacts } from '../../text-facts.ts';
import { worldOf } from '../../worlds.ts';

/** Facts of artifacts of Holodeck Adventures without a rule, by id. */
export const FACTS: CardFacts = {
  'the-city-of-bhala': {
    countsAs: ['Equipment'],
    immuneTo: ['Disruptor Overload'],
    under: { like: 'artifact', at: ({ id }) => worldOf(id) === 'Bajor' },
  },
};
