import { optionByKey, PASS } from './decision.ts';
import type { Fallback, Game, Staging } from './game.ts';
import { type Decision, Refused } from './types.ts';

/**
 * The parts of a game that its author may omit. The view isn't one of these parts, since each game has to decide what a
 * viewer may see.
 */
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
 * Completes a game with defaults for missing parts. By default, a game has no options and no standing orders, and each
 * winner scores one point. A timeout gives an answer that declines, or else the first answer. If a seat gives up, all
 * others win.
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
    refuse: (_state, _seat, request) => ({ text: `You can’t do “${request.slice(0, 60)}” now.` }),
    fallback: (_state, decision) => safest(decision),
    auto: () => null,
    concede: ({ orders }, seat, how = 'gives up') => ({
      winners: [...orders.keys()].filter((other) => other !== seat),
      why: `A player ${how}, so the others win.`,
    }),
    windows: () => [],
    defaultOrders: () => ({ ask: [], prefer: {} }),
    orders: () => {
      throw new Refused('This game has no standing orders.', 'T-ORDERS-01');
    },
    ...given,
    staging: given.staging ?? stagingOf(given),
  };
}

/** Returns the default staging, in which scenarios begin at the start of the game. */
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

/** Returns the answer that declines, or the first answer in display order if none declines. */
function safest(decision: Decision): Fallback {
  if (optionByKey(decision, PASS) !== null) return { keys: [PASS], safe: true };
  const keys = decision.options.flatMap(({ key, max = 1 }) =>
    new Array<string>(decision.kind === 'allocate' ? max : 1).fill(key),
  );
  return { keys: keys.slice(0, decision.min), safe: decision.min === 0 };
}
