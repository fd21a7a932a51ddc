import { padd, rifle, weapon } from '../../builders/equipment/arms.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of The Dominion, by id. */
export const CARDS: CardRules = {
  'dominion-padd': padd('Dominion'),
  'jemhadar-disruptor': weapon('Dominion or Non-Aligned'),
  'jemhadar-disruptor-rifle': rifle('Dominion or Non-Aligned'),
};
