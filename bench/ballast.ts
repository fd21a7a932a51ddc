import { completed } from '../src/kernel/defaults.ts';
import { type Game, procedure, procedures } from '../src/kernel/game.ts';
import type { Games } from '../src/tables/games.ts';
import type { Command } from '../src/tables/types.ts';
import { openingOf } from './opening.ts';

/** A state of a chosen size that resembles the state of a board game. */
interface Ballast {
  turn: number;
  pieces: { id: string; owner: number; space: string; health: number; tags: string[] }[];
}

interface Options {
  /** The approximate length of the state as JSON, in characters. */
  bytes: number;
  /** How long the rules work on each answer, in milliseconds. */
  work: number;
}

/** The approximate length of a piece as JSON, in characters. */
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

/**
 * Returns a game for benchmarks. Its state has the given size, and its rules work for the given time on each answer.
 */
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
  // To the kernel, the type of a game's state is unknown. The compiler accepts that only with a cast.
  const forgotten = game as unknown as Game<unknown>;
  return {
    all: [forgotten],
    find: (id) => (id === game.id ? forgotten : null),
    bot: () => null,
  };
}

/** Returns the commands that open a table of this game, seat two people and start the game. */
export function ballastOpening(table: string): Command[] {
  const at = Date.now();
  return openingOf('ballast', ['one', 'two']).map(({ player, input }, number) => {
    return { id: `${table}-${number}`, by: { player }, at, input };
  });
}

/** Returns the command that answers the question of a turn, counted from 0. An interaction waits for the result. */
export function ballastMove(table: string, turn: number): Command {
  const seat = turn % 2;
  const id = `${table}-m${turn}`;
  const input = { t: 'answer' as const, seat, decision: `d${turn + 1}`, keys: [`move:piece-${turn % 12}`] };
  return { id, by: { player: seat === 0 ? 'one' : 'two' }, at: Date.now(), input, answer: id };
}
