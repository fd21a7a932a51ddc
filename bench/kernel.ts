import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameOf } from '../src/games/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import type { Game } from '../src/kernel/game.ts';
import { Match } from '../src/kernel/match.ts';
import type { Json } from '../src/kernel/types.ts';
import { toyGame } from '../test/support/toy-game.ts';
import type { Measured } from './figures.ts';
import { median } from './numbers.ts';
import { perSecond, random } from './rate.ts';
import { root } from './root.ts';

const run = promisify(execFile);

/** Random legal decisions per second, games played one after another to their ends. */
export function decisionsPerSecond<G>(game: Game<G>, undo: boolean, options: Json = {}): number {
  const next = random(1);
  let games = 0;
  return perSecond(() => {
    games += 1;
    const match = new Match(game, { secret: `bench ${games}`, options, undo, quiet: true }).start();
    let decisions = 0;
    for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
      match.answer(decision, randomAnswer(decision, next));
      decisions += 1;
    }
    return decisions;
  });
}

const PEERS = join(root, 'bench/peers');

/** What a peer's script prints; null where the peer isn't installed (`npm install --prefix bench/peers`). */
export async function peer(script: string, module: string, folder = PEERS): Promise<number | null> {
  if (!existsSync(join(folder, 'node_modules', module))) return null;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [join(folder, script)], { env });
  return Number(stdout.trim());
}

/** Random games in which all that can be is taken back after each answer, and how often each of those undos is timed. */
const UNDONE_GAMES = 10;
const TRIES = 3;

/** The longest undo, in milliseconds: each is the median of some tries. */
function longestUndo<G>(game: Game<G>): number {
  const next = random(7);
  let longest = 0;
  for (let number = 0; number < UNDONE_GAMES; number++) {
    const match = new Match(game, { secret: `undo ${number}` }).start();
    for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
      match.answer(decision, randomAnswer(decision, next));
      const { seat } = decision;
      for (
        let branch = match.fork();
        branch.table.since.some((done) => done.seat === seat && done.input.t === 'answer');
      ) {
        const undo = (twin: Match<G>): number => {
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

/** How fast the kernel is beside its peers, in one run. */
export async function kernelFigures(): Promise<Measured> {
  const away = gameOf('away-missions');
  if (away === null) throw new Error('Away Missions is not there');
  const rates = [];
  // In turn, so that a machine that slows down slows both.
  for (let turn = 0; turn < 3; turn++) {
    const theirs = await peer('boardgameio.mjs', 'boardgame.io');
    rates.push({ ours: decisionsPerSecond(toyGame(), true), theirs });
  }
  const theirs = rates.flatMap((rate) => rate.theirs ?? []);
  return {
    kernel_toy_per_s: Math.round(median(rates.map((rate) => rate.ours))),
    boardgameio_toy_per_s: theirs.length === 0 ? null : Math.round(median(theirs)),
    pkmn_choices_per_s: await peer('pkmn.mjs', '@pkmn/sim'),
    away_missions_decisions_per_s: Math.round(decisionsPerSecond(away, false)),
    undo_max_ms: Math.round(longestUndo(away) * 100) / 100,
  };
}
