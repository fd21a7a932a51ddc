import { announcedOf } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Returns the card to the hand after its results are complete (C-DRAW-09). */
    'to-hand': object;
  }
}

export const toHand: Kind<'to-hand'> = {
  run({ g }, run) {
    const card = announcedOf(g, run);
    if (card !== undefined) card.fate = 'hand';
  },
  text: () => 'Returns to the hand.',
};
