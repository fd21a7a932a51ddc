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

/** Pairs of turns in which random decisions and random choices of the peer are measured. */
const PAIRS = 15;
/** Random games whose answers are timed, and those before in which nothing is. */
const GAMES = 10;
const WARM_UP = 3;
/** How often each question of a lane is asked, and the map drawn; the first rounds warm up. */
const ROUNDS = 12;
const COLD = 4;

type Galaxy = ReturnType<typeof fullest>;

/** How fast Ascendancy is: in games of three, and with the fullest galaxy, of 60 Systems and seven players. */
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

/** A random game of three as a table plays it, with events and undo; the milliseconds of each answer with all views after it. */
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

/** The whole question where a lane goes, from each System that has room for one; in turns with the position’s way through JSON. */
function laneTimes(g: Galaxy): { asked: number[]; floor: number[] } {
  const { choose } = layProcedure.steps;
  if (typeof choose !== 'object' || !('ask' in choose)) throw new Error('where a lane goes is asked no more');
  // Asking looks at the position alone.
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

/** The map of all of it, drawn and encoded. */
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

/** Milliseconds of processor time that something takes: what others do on the machine meanwhile doesn't count. */
function timed(act: () => unknown): number {
  const began = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
