import { type CardRules, reprint } from '../card-rules.ts';
/** Cards of In A Mirror Darkly, by id. */
export const CARDS: CardRules = {
  'comm-officer-sato-2e-in-a-mirror-darkly': reprint('comm-officer-sato'),
};
