import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Bot, Games } from '../../../src/tables/games.ts';
import type { Command, Create } from '../../../src/tables/types.ts';
import { toyGame } from '../../support/toy-game.ts';

/** Answers a question at random. */
export const randomBot: Bot = (_state, _seat, decision, random) => randomAnswer(decision, random);

/** A list of games for tests. The kernel treats every game as one with unknown state, which the compiler can't see. */
export function gamesOf(...all: object[]): Games {
  const games = all as Game<unknown>[];
  return {
    all: games,
    find: (id) => games.find((game) => game.id === id) ?? null,
    bot: () => randomBot,
  };
}

/** The toy game alone. */
export const toys = gamesOf(toyGame());

/** The time of the first command: long enough ago for notifications, and recent enough that the lobby stays open. */
const START = Date.now() - 3_600_000;
let counter = 0;

/** A command with a unique id. */
export function command(by: Command['by'], input: Command['input'], more: Partial<Command> = {}): Command {
  counter += 1;
  return { id: `c${process.pid}-${counter}`, by, at: START + counter, input, ...more };
}

/** Opens a table of the toy game in a guild's channel. */
export function create(options: Json = { length: 20 }, more: Partial<Create> = {}): Command {
  const place = { guild: 'g1', channel: 'ch1', thread: null };
  const input: Create = { t: 'create', game: 'skirmish', title: 'A skirmish', owner: 'ann', options, place, ...more };
  return command({ player: input.owner }, input);
}

/** Ann opens a table, she and Bob sit down, and the game begins. */
export function opening(options?: Json, more: Partial<Create> = {}): Command[] {
  return [
    create(options, more),
    command({ player: 'ann' }, { t: 'seat', seat: 0, player: 'ann', called: 'Ann', ready: 'r1' }),
    command({ player: 'bob' }, { t: 'seat', seat: 1, player: 'bob', called: 'Bob', ready: 'r2' }),
    command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r3' }),
  ];
}

/**
 * A line of a moderator. It changes nothing in the game. The panel has to show it, and a message in the table's thread
 * tells it as well.
 */
export function remark(): Command {
  return command({ host: 'mod' }, { t: 'note', text: 'Please be kind.', rule: 'T-HOST-04' });
}

/** A person's answer to a question. */
export function answer(player: string, seat: number, decision: string, keys: string[]): Command {
  return command({ player }, { t: 'answer', seat, decision, keys });
}
