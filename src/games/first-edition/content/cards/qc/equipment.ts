import { RELAY } from '../../builders/equipment/special.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'plasmadyne-relay': RELAY,
};
