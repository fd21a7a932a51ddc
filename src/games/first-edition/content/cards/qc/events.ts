import type { CardFacts } from '../../text-facts.ts';

/** Facts about events from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'i-am-not-a-merry-man': { limit: 'not duplicatable' },
  'immortal-again': { immuneTo: ['Kevin Uxbridge'] },
  'klingon-civil-war': { immuneTo: ['Kevin Uxbridge'] },
  transfiguration: { immuneTo: ['Kevin Uxbridge'] },
};
