import { findScene } from '../renderers/index.ts';
import { layProcedure } from '../src/games/ascendancy/chapters/mapping/lay.ts';
import { openings } from '../src/games/ascendancy/chapters/mapping/openings.ts';
import { ascendancy } from '../src/games/ascendancy/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import type { Ctx } from '../src/kernel/game.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import type { Json } from '../src/kernel/types.ts';
import { fullest, viewOf } from '../test/rules/renderers/ascendancy-positions.ts';
import { type Measured, spread } from './figures.ts';
import { played } from './kernel.ts';
import { median, quantile } from './numbers.ts';
import { peer, type Say } from './peers.ts';
import { random } from './rate.ts';
import { inTurns, ratioOf } from './turns.ts';

/** How often our random decisions and the peer's random choices are each measured. */
const PAIRS = 15;
/** The number of random games whose answers are timed. */
const GAMES = 10;
/** The number of untimed random games that are played before that. */
const WARM_UP = 3;
/** How often each question about a lane is asked, and how often the map is drawn. */
const ROUNDS = 12;
/** The first rounds only warm up, and their times don't count. */
const COLD = 4;

type Galaxy = ReturnType<typeof fullest>;

/** Measures the speed of Ascendancy in games of three players and in the fullest galaxy (60 Systems, seven players). */
export async function ascendancyFigures(say: Say): Promise<Measured> {
  const { ones, others } = await inTurns(played('ascendancy'), peer('@pkmn/sim', say), PAIRS);
  for (let game = 0; game < WARM_UP; game++) commands(`warm ${game}`);
  const times = Array.from({ length: GAMES }, (_, game) => commands(`bench ${game}`)).flat();
  const galaxy = fullest();
  const lanes = laneTimes(galaxy);
  const floor = quantile(lanes.floor, 0.99);
  const lane = quantile(lanes.asked, 0.99);
  return {
    ascendancy_decisions_per_s: Math.round(median(ones)),
    ...spread('ascendancy_pkmn_ratio', ratioOf(ones, others)),
    ascendancy_command_p99_ms: rounded(quantile(times, 0.99)),
    ascendancy_lane_p99_ms: rounded(lane),
    ascendancy_json_p99_ms: rounded(floor),
    ascendancy_lane_ratio: rounded(lane / floor),
    ...mapFigures(galaxy),
  };
}

/**
 * Plays a random game of three players with events and undo, as a real table does. Returns the time of each answer in
 * milliseconds, including the time to make the views of all readers.
 */
function commands(secret: string): number[] {
  const next = random(11);
  const match = new InMemoryTable(ascendancy, { secret }).start();
  const readers = ['spectator' as const, ...match.table.chairs.keys()];
  const times: number[] = [];
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
    const keys = randomAnswer(decision, next);
    times.push(
      timed(() => {
        match.answer(decision, keys);
        for (const reader of readers) ascendancy.view(match.state, reader);
      }),
    );
  }
  return times;
}

/**
 * Times how long it takes to ask where a lane goes, for each System that has room for one. After each question, times
 * the conversion of the position to JSON and back for comparison.
 */
function laneTimes(g: Galaxy): { asked: number[]; floor: number[] } {
  const { choose } = layProcedure.steps;
  if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('nothing asks where a lane goes');
  // The question needs only the position.
  const ctx = { g } as Ctx<Galaxy>;
  const found = { asked: [] as number[], floor: [] as number[] };
  const systems = Object.keys(g.discs).filter((system) => openings(g, system, null) > 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const system of systems) {
      for (const sectors of [2, 3, 4] as const) {
        const asked = timed(() => choose.ask(ctx, { seat: 0, system, unit: null, sectors }));
        const floor = timed(() => JSON.parse(JSON.stringify(g)));
        if (round < COLD) continue;
        found.asked.push(asked);
        found.floor.push(floor);
      }
    }
  }
  return found;
}

/** Measures drawing and encoding the map of a galaxy, and the size of its file. */
function mapFigures(g: Galaxy): Measured {
  const map = findScene('ascendancy', 'map');
  // Views are plain JSON.
  const view = viewOf(g) as unknown as Json;
  let bytes = 0;
  const times = Array.from({ length: ROUNDS }, () =>
    timed(() => {
      bytes = map.draw(view, {}).encode().length;
    }),
  );
  return {
    ascendancy_map_p50_ms: rounded(median(times.slice(COLD))),
    ascendancy_map_kb: Math.round(bytes / 1_000),
  };
}

/** Returns the CPU time of a call in milliseconds. Unlike clock time, it doesn't include the work of other programs. */
function timed(act: () => unknown): number {
  const began = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
