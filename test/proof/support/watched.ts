import { expect } from 'vitest';
import { objection } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Strategy } from '../../../src/simulation/tournament.ts';

/** A player whose answers are watched, and how many there were. */
export interface Watched<G> {
  player: Strategy<G>;
  answers(): number;
}

/**
 * A bot whose answers must be on offer, and every so often the same in a world where all that its seat doesn’t know was dealt anew: it
 * answers by what it may know alone.
 */
export function watched<G>(game: Game<G>, bot: Strategy<G>, every: number): Watched<G> {
  const chance = stream('worlds');
  let answers = 0;
  return {
    player(state, seat, decision, random) {
      const salt = random(2 ** 31);
      const answer = (given: typeof state): string[] => {
        const own = stream(String(salt));
        return bot(given, seat, decision, (bound) => own.next(bound));
      };
      const keys = answer(state);
      expect(objection(decision, keys)).toBeNull();
      if (answers % every === 0)
        expect(answer(redealFor(game, state, seat, (bound) => chance.next(bound)))).toEqual(keys);
      answers += 1;
      return keys;
    },
    answers: () => answers,
  };
}
