import { bestTried, candidates, type Search } from '../games/kit/search-bot.ts';
import { randomAnswer } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { shuffle } from '../kernel/random.ts';
import type { Strategy } from './tournament.ts';

/** The number of answers that are considered for each decision, and the number of tries for each of these answers. */
const SEARCH = { answers: 40, tries: 3 };

/**
 * Returns a player that looks one step ahead. The player gives the answer that leads to the largest average lead. If
 * several answers are equally good, the player gives a random one of them.
 */
export function greedy<G>(game: Game<G>): Strategy<G> {
  const search: Search<G> = {
    ...SEARCH,
    game,
    worth(state, seat) {
      const { rows } = game.score(state);
      const mine = rows.find((row) => row.seat === seat)?.total ?? 0;
      return mine - Math.max(...rows.filter((row) => row.seat !== seat).map((row) => row.total));
    },
  };
  return (state, _seat, decision, random) => {
    const among = candidates(decision, search.answers, random);
    shuffle(among, random);
    return bestTried(search, state, decision, among, String(random(2 ** 31)));
  };
}

/** Gives a random legal answer. */
export const randomly: Strategy<unknown> = (_state, _seat, decision, random) => randomAnswer(decision, random);
