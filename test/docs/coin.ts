import { type Game, procedure } from '../../src/kernel/game.ts';
import { Refused } from '../../src/kernel/types.ts';

/** Heads or tails, one throw: the smallest game that there can be. */
interface Coin {
  called: string | null;
}

const main = procedure<Coin, object>({
  begin: {
    ask: () => ({
      seat: 0,
      kind: 'pick',
      prompt: 'Heads or tails?',
      options: ['heads', 'tails'].map((key) => ({ key, verb: 'call', label: key })),
      min: 1,
      max: 1,
    }),
    answer(ctx, _local, { key }) {
      ctx.g.called = key;
      return 'throw';
    },
  },
  throw(ctx) {
    const [face] = ctx.roll(1, 2);
    const right = (face === 1 ? 'heads' : 'tails') === ctx.g.called;
    ctx.log(`It is ${face === 1 ? 'heads' : 'tails'}.`);
    ctx.end({ winners: [right ? 0 : 1], why: right ? 'Called right.' : 'Called wrong.' });
    return null;
  },
});

export const coin: Game<Coin> = {
  id: 'coin',
  title: 'Heads or tails',
  rules: 1,
  seatNames: () => ['Caller', 'House'],
  options: () => ({}),
  setup: () => ({ called: null }),
  main: 'main',
  procedures: { main },
  view: ({ g }) => g,
  redeal: (state) => state,
  check: () => {},
  score: ({ over }) => ({
    rows: [0, 1].map((seat) => ({ seat, total: over?.winners.includes(seat) ? 1 : 0, parts: [] })),
  }),
  refuse: () => ({ text: 'Call heads or tails.' }),
  fallback: () => ['heads'],
  auto: () => null,
  concede: (_state, seat) => ({ winners: [1 - seat], why: 'The other side gave up.' }),
  windows: () => [],
  defaultOrders: () => ({ ask: [], prefer: {} }),
  orders: () => {
    throw new Refused('This game knows no standing orders.');
  },
  staging: {
    seats: ['caller', 'house'],
    position: () => ({ called: null }),
    at: { call: { about: 'the caller calls', frames: () => [{ proc: 'main', step: 'begin', local: {} }] } },
    stack: () => {
      throw new Refused('This game has no decks.');
    },
    paths: { called: 'what was called: heads, tails or nothing' },
  },
};
