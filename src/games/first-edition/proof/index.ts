import type { Proof } from '../../../proving/proof.ts';
import { starters } from '../starters.ts';
import { habit } from './habit.ts';
import { pairing, tournament } from './tournament.ts';

/** First Edition is proven with every starter deck; now and then to a goal that is soon reached. */
export const proof: Proof = {
  options: starters().map((_deck, n) => ({ decks: pairing(n), goal: n % 3 === 0 ? 100 : 40 })),
  varied: (_players, n) => ({ decks: pairing(n), goal: n % 3 === 0 ? 100 : 40 }),
  habit,
  tournament,
};
