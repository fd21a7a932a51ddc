import type { CardFacts } from '../../text-facts.ts';
import { worldOf } from '../../worlds.ts';

/** Facts about artifacts from Holodeck Adventures that have no rule, by id. */
export const FACTS: CardFacts = {
  'the-city-of-bhala': {
    countsAs: ['Equipment'],
    immuneTo: ['Disruptor Overload'],
    under: { like: 'artifact', at: ({ id }) => worldOf(id) === 'Bajor' },
  },
};
