import { both, learns } from '../builders/personnel/aiding.ts';
import { stunsEngaged } from '../builders/personnel/alike.ts';
import { receives } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';
/** Cards of the Second Anthology, by id. */
export const CARDS: CardRules = {
  jodmos: {
    text: 'He may stun an adversary without Honor whom he just engaged.',
    at: stunsEngaged('personnel, without Honor'),
  },
  koval: {
    text: 'While Romulan, has Tal Shiar ×2. Your personnel with Tal Shiar may report where he is.',
    ...both(learns(['Tal Shiar'], '[Rom]'), learns(['Tal Shiar'], '[Rom]')),
    ...receives('Tal Shiar'),
  },
};
