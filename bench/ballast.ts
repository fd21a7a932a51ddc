import { completed } from '../src/kernel/defaults.ts';
import { type Game, procedure, procedures } from '../src/kernel/game.ts';
import type { Games } from '../src/tables/games.ts';
import type { Command } from '../src/tables/types.ts';
import { openingOf } from './opening.ts';

/** A state of a given size that looks like a board game's. */
interface Ballast {
  turn: number;
  pieces: { id: string; owner: number; space: string; health: number; tags: string[] }[];
}

interface Options {
  /** Length of the state as JSON. */
  bytes: number;
  /** Milliseconds of work that the rules do for each answer. */
  work: number;
}

/** Length of one piece as JSON. */
const PIECE = 90;

const turns = procedure<Ballast, object>('turns')({
  begin: {
    ask: ({ g }) => ({
      seat: g.turn % 2,
      kind: 'pick',
      prompt: 'Which piece moves?',
      options: g.pieces.slice(0, 12).map(({ id }) => ({ key: `move:${id}`, verb: 'move', label: `Move ${id}` })),
      min: 1,
      max: 1,
    }),
    answer: (ctx, _local, { key }) => {
      const { work } = ctx.state.orders[0]?.prefer ?? {};
      for (const end = performance.now() + Number(work ?? 0); performance.now() < end; ) Math.random();
      const piece = ctx.g.pieces.find(({ id }) => key === `move:${id}`);
      if (piece !== undefined) piece.space = `C${(ctx.g.turn * 7) % 99}`;
      ctx.g.turn += 1;
      ctx.log(`${piece?.id} moves to ${piece?.space}.`);
      return 'begin';
    },
  },
});

/** A game with the given size of state and work per step, and nothing else. */
export function ballast({ bytes, work }: Options): Games {
  const setup = (): Ballast => ({
    turn: 0,
    pieces: Array.from({ length: Math.ceil(bytes / PIECE) }, (_, i) => ({
      id: `piece-${i}`,
      owner: i % 2,
      space: `A${(i * 37) % 100}`,
      health: (i * 13) % 7,
      tags: [`t${(i * 31) % 50}`, `u${(i * 17) % 40}`],
    })),
  });
  const game = completed<Ballast, Ballast>({
    id: 'ballast',
    title: 'Ballast',
    rules: 1,
    seatNames: () => ['One', 'Two'],
    setup,
    main: 'turns',
    procedures: procedures(turns),
    view: ({ g }) => g,
    redeal: (state) => state,
    defaultOrders: () => ({ ask: [], prefer: { work } }),
  });
  // The kernel treats every game as one of unknown state, which the compiler can't see.
  const forgotten = game as unknown as Game<unknown>;
  return {
    all: [forgotten],
    find: (id) => (id === game.id ? forgotten : null),
    bot: () => null,
  };
}

/** Commands that open a table of ballast, seat two people and begin. */
export function ballastOpening(table: string): Command[] {
  const at = Date.now();
  return openingOf('ballast', ['one', 'two']).map(({ player, input }, number) => {
    return { id: `${table}-${number}`, by: { player }, at, input };
  });
}

/** The answer to the question of a turn, from 0. Somebody waits for it. */
export function ballastMove(table: string, turn: number): Command {
  const seat = turn % 2;
  const id = `${table}-m${turn}`;
  const input = { t: 'answer' as const, seat, decision: `d${turn + 1}`, keys: [`move:piece-${turn % 12}`] };
  return { id, by: { player: seat === 0 ? 'one' : 'two' }, at: Date.now(), input, answer: id };
}
