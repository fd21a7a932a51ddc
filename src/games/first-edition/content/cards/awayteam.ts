import { every, of, other, type PieceTest, person, raises, trait } from '../builders/personnel/aiding.ts';
import { isBajoran, receives } from '../builders/personnel/welcome.ts';
import type { CardRules } from '../card-rules.ts';

const bajoran: PieceTest = (piece, g, own) =>
  person(piece, g, own) && (of('Bajoran')(piece, g, own) || trait('Bajoran')(piece, g, own));

/** Cards of Away Team Pack, by id. */
export const CARDS: CardRules = {
  'the-emissary': {
    text: 'All other Bajorans in play have INTEGRITY +2. Your Bajorans may report where he is.',
    ...raises(['INTEGRITY'], 2, every(other, bajoran)),
    ...receives(isBajoran, () => true),
  },
};
