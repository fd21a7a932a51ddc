import type { Proof } from '../../../simulation/proof.ts';
import { starters } from '../starters.ts';
import { BEYOND } from './beyond.ts';
import { TRIED, watchCards } from './card-coverage.ts';
import { brought, pairing } from './fields.ts';
import { playoutPolicy } from './playout-policy.ts';
import { PLAN, poolDecks } from './pool-decks.ts';
import { tournament } from './tournament.ts';

/**
 * The proof of First Edition plays every starter deck, sometimes to a lower goal. `varied` plays decks in which every card with
 * effects comes up.
 */
export const proof: Proof = {
  options: starters().map((_deck, n) => ({ decks: pairing(n), goal: n % 3 === 0 ? 100 : 40 })),
  varied: (_players, n, cameUp) => ({ decks: poolDecks(n, cameUp), goal: 100 }),
  brought,
  tried: { all: TRIED, watch: watchCards, plan: PLAN, beyond: BEYOND },
  habit: playoutPolicy,
  tournament,
};
