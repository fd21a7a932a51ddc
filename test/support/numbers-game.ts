import { completed } from '../../src/kernel/defaults.ts';
import { procedure, procedures } from '../../src/kernel/game.ts';

/** Three or four seats draw numbers in turn. Each has a hand, and orders that say when it wants to be asked. */
export interface Numbers {
  turn: number;
  hands: number[][];
  open: number;
}

const turn = procedure<Numbers, object>('turn')({
  begin: {
    ask: ({ g }) => ({
      seat: g.turn % g.hands.length,
      kind: 'pick',
      prompt: 'Draw?',
      options: [
        { key: 'draw', verb: 'draw', label: 'Draw' },
        { key: 'wait', verb: 'wait', label: 'Wait' },
      ],
      min: 1,
      max: 1,
    }),
    answer(ctx, _local, { seat, key }) {
      const { g } = ctx;
      if (key === 'draw') {
        const drawn = ctx.draw([g.turn], 1);
        g.hands[seat]?.push(...drawn);
        ctx.tell(seat, `You draw ${drawn[0]}.`, `Seat ${seat} draws.`);
      } else g.open += 1;
      g.turn += 1;
      return g.turn < 30 ? 'begin' : 'over';
    },
  },
  over(ctx) {
    ctx.end({ winners: [0], why: 'The numbers are out.' });
    return null;
  },
});

export const numbers = completed<Numbers, unknown>({
  id: 'numbers',
  title: 'Numbers',
  rules: 1,
  seatNames: (options) => ['A', 'B', 'C', 'D'].slice(0, (options as { seats: number }).seats),
  options: (raw) => ({ seats: 3, ...(raw as object) }),
  setup: (options) => ({
    turn: 0,
    open: 0,
    hands: Array.from({ length: (options as { seats: number }).seats }, () => []),
  }),
  main: 'turn',
  procedures: procedures<Numbers>(turn),
  view: ({ g }, reader) => ({ ...g, hands: g.hands.map((hand, seat) => (seat === reader ? hand : hand.length)) }),
  redeal: (state) => state,
  check({ g }) {
    if (g.turn < 0) throw new Error(`turn ${g.turn}`);
  },
  defaultOrders: (_seat, bot) => ({ ask: bot ? ['all'] : [], prefer: {} }),
  orders: (raw) => ({ ask: (raw as { ask: string[] }).ask, prefer: {} }),
});
