import { onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Events of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'barber-pole': { text: 'Play it on your table. It has no effect.', plays: onOwnTable },
};

/** Facts about events from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'i-am-not-a-merry-man': { limit: 'not duplicatable' },
  'immortal-again': { immuneTo: ['Kevin Uxbridge'] },
  'klingon-civil-war': { immuneTo: ['Kevin Uxbridge'] },
  transfiguration: { immuneTo: ['Kevin Uxbridge'] },
};
