import { again, DAMAGE, met, past, random, unless } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';

/** Dilemmas of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'chula-the-lights': past('CUNNING>24', {
    do: 'take',
    pick: { how: 'lowest', by: ['INTEGRITY', 'CUNNING', 'STRENGTH'], from: 22, tie: 'owner' },
    to: 'hand',
  }),
  'gravimetric-distortion': unless(
    'ENGINEER x4 OR Astrophysics x2 OR 1 each (Navigation x2) OR {Guinan}',
    again(DAMAGE),
  ),
  'new-essentialists': met({
    effects: [{ do: 'take', pick: random('no [Bor] personnel'), to: 'top of the draw deck' }],
    cards: ['jamaharon'],
  }),
};
