import { type CardRules, reprint } from '../card-rules.ts';

/** Cards of Borderless Promos, by id. */
export const CARDS: CardRules = {
  'enterprise-borderless-promos': reprint('enterprise'),
};
