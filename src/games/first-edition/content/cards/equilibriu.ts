import { ALL, raises } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Equilibrium, by id. */
export const CARDS: CardRules = {
  lela: says('Other females present have all attributes +1.', raises(ALL, 1, 'present, other, Female')),
};
