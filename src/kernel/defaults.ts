import { optionByKey, PASS } from './decision.ts';
import type { Game, Staging } from './game.ts';
import { type Decision, Refused } from './types.ts';

/** What a game may leave out. What a reader may know is never among it: that a game has to say itself. */
type Usual =
  | 'options'
  | 'check'
  | 'score'
  | 'refuse'
  | 'fallback'
  | 'auto'
  | 'concede'
  | 'windows'
  | 'defaultOrders'
  | 'orders'
  | 'staging';

/**
 * A game with what is usual where it says nothing: no options, no standing orders, a point for who won, the first answer that
 * declines or else is listed first when time runs out, and the victory of all others when a seat gives up.
 */
export function completed<G, V>(
  given: Omit<Game<G, V>, Usual> & { readonly [part in Usual]?: Game<G, V>[part] },
): Game<G, V> {
  return {
    options: () => ({}),
    check: () => {},
    score: ({ over, orders }) => ({
      rows: orders.map((_, seat) => ({ seat, total: over?.winners.includes(seat) ? 1 : 0, parts: [] })),
    }),
    refuse: (_state, _seat, wish) => ({ text: `“${wish.slice(0, 60)}” is nothing that can be done now.` }),
    fallback: (_state, decision) => safest(decision),
    auto: () => null,
    concede: ({ orders }, seat, how = 'gives up') => ({
      winners: [...orders.keys()].filter((other) => other !== seat),
      why: `The others win, since a player ${how}.`,
    }),
    windows: () => [],
    defaultOrders: () => ({ ask: [], prefer: {} }),
    orders: () => {
      throw new Refused('This game knows no standing orders.', 'T-ORDERS-01');
    },
    ...given,
    staging: given.staging ?? stagingOf(given),
  };
}

/** Cases begin where the game does. */
function stagingOf<G>({ seatNames, setup, main }: Pick<Game<G>, 'seatNames' | 'setup' | 'main'>): Staging<G> {
  return {
    seats: seatNames({}).map((_, seat) => `seat-${seat}`),
    position: setup,
    at: { begin: { about: 'the game begins', frames: () => [{ proc: main, step: 'begin', local: {} }] } },
    stack: (_g, deck) => {
      throw new Error(`there is no deck ${deck}`);
    },
    paths: {},
  };
}

/** An answer that declines where that is possible, else the first one in the order in which they are listed. */
function safest(decision: Decision): string[] {
  if (optionByKey(decision, PASS) !== null) return [PASS];
  const keys = decision.options.flatMap(({ key, max = 1 }) =>
    new Array<string>(decision.kind === 'allocate' ? max : 1).fill(key),
  );
  return keys.slice(0, decision.min);
}
