import { raises } from '../builders/personnel/aiding.ts';
import { receives } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';

/** Cards of Away Team Pack, by id. */
export const CARDS: CardRules = {
  'the-emissary': {
    text: 'All other Bajorans in play have INTEGRITY +2. Your Bajorans may report where he is.',
    ...raises(['INTEGRITY'], 2, 'other, Bajoran'),
    ...receives('Bajoran'),
  },
};
