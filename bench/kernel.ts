import { join } from 'node:path';
import { gameOf } from '../src/games/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import type { Game } from '../src/kernel/game.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import { type Measured, spread } from './figures.ts';
import { median } from './numbers.ts';
import { peer, type Say } from './peers.ts';
import type { PlayedGame } from './played.ts';
import { random } from './rate.ts';
import { root } from './root.ts';
import { type Contender, inTurns, ratioOf } from './turns.ts';

/** How often each of two engines is measured. */
const PAIRS = 15;

/**
 * The number of random games in which undo is timed. After each answer, all steps that the player can undo are undone
 * in a copy of the game.
 */
const UNDONE_GAMES = 10;
/** How often each undo is timed. */
const TRIES = 3;

/** Returns the time of the longest undo in milliseconds. The time of an undo is the median of several tries. */
function longestUndo<G>(game: Game<G>): number {
  const next = random(7);
  let longest = 0;
  for (let number = 0; number < UNDONE_GAMES; number++) {
    const match = new InMemoryTable(game, { secret: `undo ${number}` }).start();
    for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
      match.answer(decision, randomAnswer(decision, next));
      const { seat } = decision;
      for (
        let branch = match.fork();
        branch.table.since.some((done) => done.seat === seat && done.input.t === 'answer');
      ) {
        const undo = (twin: InMemoryTable<G>): number => {
          const began = performance.now();
          twin.submit({ t: 'undo', seat });
          return performance.now() - began;
        };
        longest = Math.max(longest, median(Array.from({ length: TRIES }, () => undo(branch.fork()))));
        undo(branch);
      }
    }
  }
  return longest;
}

/** Returns the program that measures random decisions of a game in a built checkout. */
export function played(game: PlayedGame, folder = root): Contender {
  return { script: join(root, 'dist/bench/contender.js'), args: [folder, game] };
}

/** Measures the kernel's speed, alternately with that of each peer, and its longest undo. */
export async function kernelFigures(say: Say): Promise<Measured> {
  const away = gameOf('away-missions');
  if (away === null) throw new Error('Away Missions is missing');
  const toys = await inTurns(played('toy'), peer('boardgame.io', say), PAIRS);
  const games = await inTurns(played('away-missions'), peer('@pkmn/sim', say), PAIRS);
  return {
    kernel_toy_per_s: rate(toys.ones),
    boardgameio_toy_per_s: rate(toys.others),
    ...spread('kernel_boardgameio_ratio', ratioOf(toys.ones, toys.others)),
    away_missions_decisions_per_s: rate(games.ones),
    pkmn_choices_per_s: rate(games.others),
    undo_max_ms: Math.round(longestUndo(away) * 100) / 100,
  };
}

function rate(rates: readonly number[]): number | null {
  return rates.length === 0 ? null : Math.round(median(rates));
}
