import { offering, open } from '../../../../src/games/kit/offers.ts';
import { completed } from '../../../../src/kernel/defaults.ts';
import { procedure, procedures } from '../../../../src/kernel/game.ts';
import type { Coin } from './view.ts';

const main = procedure<Coin, object>('main')({
  begin: offering({
    ask: () => ({
      seat: 0,
      kind: 'pick',
      prompt: 'Heads or tails?',
      offers: (['heads', 'tails'] as const).map((face) => open({ key: face, verb: 'call', label: face }, face)),
      min: 1,
      max: 1,
    }),
    take(ctx, _local, face) {
      ctx.g.called = face;
      return 'throw';
    },
  }),
  throw(ctx) {
    const [face] = ctx.roll(1, 2);
    // H-CALL-01: the player wins by calling right, and otherwise the house wins.
    const right = (face === 1 ? 'heads' : 'tails') === ctx.g.called;
    ctx.log(`It is ${face === 1 ? 'heads' : 'tails'}.`);
    ctx.end({ winners: [right ? 0 : 1], why: right ? 'Called right.' : 'Called wrong.' });
    return null;
  },
});

/** Heads or tails, with a single throw: the smallest possible game. */
export const coin = completed<Coin, Coin>({
  id: 'coin',
  title: 'Heads or tails',
  rules: 1,
  seatNames: () => ['Caller', 'House'],
  setup: () => ({ called: null }),
  main: 'main',
  procedures: procedures(main),
  view: ({ g }) => g,
  redeal: (state) => state,
});
