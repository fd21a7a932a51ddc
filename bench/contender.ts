import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../src/kernel/game.ts';
import type { Entry, Input, InputContext } from '../src/kernel/table.ts';
import type { Json } from '../src/kernel/types.ts';
import { PLAYED, type PlayedGame } from './played.ts';
import { random, takeTurns } from './rate.ts';

/** The options of each game. For Frontiers, these are the longest games. The default in Ascendancy is three players. */
const OPTIONS: Record<PlayedGame, Json> = {
  toy: {},
  frontiers: { scenario: 'full-conquest', players: 4 },
  'away-missions': {},
  ascendancy: {},
  'first-edition': {},
};

/**
 * A worker saves a position after this many inputs. An undo starts from the saved position and repeats later inputs.
 */
const BATCH = 16;

/**
 * Measures random legal decisions in a built checkout:
 * `node contender.js FOLDER toy|frontiers|away-missions|ascendancy|first-edition`.
 */
const [folder = '', wanted = ''] = process.argv.slice(2);
const name = PLAYED.find((one) => one === wanted);
if (name === undefined) throw new Error(`The second argument must be one of ${PLAYED.join(', ')}.`);
const { apply } = await built<typeof import('../src/kernel/apply.ts')>('src/kernel/apply.js');
const { chanceOf, commitment } = await built<typeof import('../src/kernel/random.ts')>('src/kernel/random.js');
const { copyTable, createTable } = await built<typeof import('../src/kernel/table.ts')>('src/kernel/table.js');
const { InMemoryTable } = await built<typeof import('../src/kernel/in-memory-table.ts')>(
  'src/kernel/in-memory-table.js',
);
const { randomAnswer } = await built<typeof import('../src/kernel/decision.ts')>('src/kernel/decision.js');
const game = await gameNamed(name);
const next = random(1);
let games = 0;
takeTurns(() => {
  games += 1;
  return name === 'toy' ? atTable(`bench ${games}`) : playOut(OPTIONS[name], `bench ${games}`);
});

/**
 * Plays a random game in the way a worker does: logs every input with its events, and saves positions for undo. One
 * answer per game is undone. Returns the number of decisions.
 */
function atTable(secret: string): number {
  const id = { id: 'bench', title: game.title, owner: 'p0' };
  const table = createTable(game, { ...id, options: {}, commitment: commitment(secret) });
  const log: Pick<Entry, 'seq' | 'input' | 'events'>[] = [];
  let kept = copyTable(table);
  const around: InputContext<unknown> = {
    game,
    chance: chanceOf(secret),
    checkpoint: () => {
      const past = copyTable(kept);
      const barrier = table.state?.barrier ?? 0;
      const again = { ...around, chance: chanceOf(secret), quiet: true };
      for (const { seq, input } of log) if (seq > kept.seq && seq <= barrier) apply(past, input, again);
      return past;
    },
    keep: (now) => {
      if (now.seq - kept.seq >= BATCH) kept = copyTable(now);
    },
  };
  const submit = (input: Input): void => {
    const { events } = apply(table, input, around);
    log.push({ seq: table.seq, input, events });
  };
  for (const [seat, { name: called }] of table.chairs.entries())
    submit({ t: 'seat', seat, player: `p${seat}`, called, ready: `r${seat}` });
  submit({ t: 'start', player: 'p0', ready: 'r-start' });
  let decisions = 0;
  let isBack = false;
  for (let asked = table.state?.pending[0]; asked !== undefined; asked = table.state?.pending[0]) {
    submit({ t: 'answer', seat: asked.seat, decision: asked.id, keys: randomAnswer(asked, next) });
    decisions += 1;
    if (isBack || table.since.length === 0 || decisions < BATCH) continue;
    submit({ t: 'undo', seat: asked.seat });
    isBack = true;
  }
  return decisions;
}

/**
 * Plays a random game in the way a bot's playout does: without undo, events or texts of options. Returns the number of
 * decisions.
 */
function playOut(options: Json, secret: string): number {
  const match = new InMemoryTable(game, { secret, options, undo: false, quiet: true, terse: true }).start();
  let decisions = 0;
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
    match.answer(decision, randomAnswer(decision, next));
    decisions += 1;
  }
  return decisions;
}

async function gameNamed(id: PlayedGame): Promise<Game<unknown>> {
  if (id === 'toy') {
    const { toyGame } = await built<typeof import('../test/support/toy-game.ts')>('test/support/toy-game.js');
    // To the kernel, the type of a game's state is unknown. The compiler accepts that only with a cast.
    return toyGame() as unknown as Game<unknown>;
  }
  const { gameOf } = await built<typeof import('../src/games/index.ts')>('src/games/index.js');
  const found = gameOf(id);
  if (found === null) throw new Error(`There is no game ${id}.`);
  return found;
}

/** Imports a compiled module of the given checkout. Its types are assumed to be those of this checkout. */
async function built<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(join(folder, 'dist', path)).href) as Promise<Module>;
}
