import { findScene } from '../renderers/index.ts';
import { captain } from '../src/games/first-edition/bot/index.ts';
import { cardOf } from '../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../src/games/first-edition/index.ts';
import { isPersonnel } from '../src/games/first-edition/position/kinds.ts';
import { enter } from '../src/games/first-edition/position/pieces.ts';
import { aboard, inSpace, onSurface } from '../src/games/first-edition/position/places.ts';
import type { FirstEdition } from '../src/games/first-edition/state.ts';
import type { LocationId } from '../src/games/first-edition/terms.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import { must } from '../src/kernel/must.ts';
import type { Json, Seat } from '../src/kernel/types.ts';
import { cardFigures } from './cards.ts';
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
/** How many cards each player has in play on the map that is drawn. */
const OUT = 20;
/** How often the map is drawn. */
const ROUNDS = 12;
/** The first rounds only warm up, and their times don't count. */
const COLD = 4;

/**
 * Measures the speed of First Edition: cards and decks, random games, and the map of a full spaceline (twelve missions,
 * 40 cards in play).
 */
export async function firstEditionFigures(say: Say): Promise<Measured> {
  const { ones, others } = await inTurns(played('first-edition'), peer('@pkmn/sim', say), PAIRS);
  for (let game = 0; game < WARM_UP; game++) commands(`warm ${game}`);
  const times = Array.from({ length: GAMES }, (_, game) => commands(`bench ${game}`)).flat();
  return {
    ...(await cardFigures()),
    first_edition_decisions_per_s: Math.round(median(ones)),
    ...spread('first_edition_pkmn_ratio', ratioOf(ones, others)),
    first_edition_command_p99_ms: rounded(quantile(times, 0.99)),
    ...mapFigures(),
  };
}

/**
 * Plays a random game with events and undo, as a real table does. Returns the time of each answer in milliseconds,
 * including the time to make the views of all readers.
 */
function commands(secret: string): number[] {
  const next = random(13);
  const match = new InMemoryTable(firstEdition, { secret }).start();
  const times: number[] = [];
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
    const keys = randomAnswer(decision, next);
    times.push(
      timed(() => {
        match.answer(decision, keys);
        for (const reader of ['spectator', 0, 1] as const) firstEdition.view(match.state, reader);
      }),
    );
  }
  return times;
}

/** Returns a game at the start of its first turn, with many cards of both players in play on the spaceline. */
function fullLine(): InMemoryTable<FirstEdition> {
  const next = random(17);
  const match = new InMemoryTable(firstEdition, { secret: 'line', options: { first: 0 } }).start();
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
    if (match.state.g.stage === 'play') break;
    match.answer(decision, captain(match.state, decision.seat, decision, next));
  }
  for (const seat of [0, 1]) spreadOut(match.state.g, seat);
  return match;
}

/**
 * Puts a player's ships in play, one at each of their missions, and the player's personnel alternately aboard these
 * ships and on the planets.
 */
function spreadOut(g: FirstEdition, seat: Seat): void {
  const { draw = [] } = g.options.decks[seat] ?? {};
  const ships = draw.filter((card) => cardOf(card).type === 'Ship');
  const people = draw.filter((card) => isPersonnel(cardOf(card)));
  const places: LocationId[] = Object.values(g.locations).flatMap(({ id, missions }) =>
    missions.some(({ owner }) => owner === seat) ? id : [],
  );
  const fleet = ships
    .slice(0, places.length)
    .map((card, at) => enter(g, card, seat, inSpace(must(places[at], 'a place'))));
  for (const [at, card] of people.slice(0, OUT - fleet.length).entries()) {
    const ship = fleet[at % fleet.length];
    if (ship === undefined) throw new Error('the deck has no ships');
    enter(g, card, seat, at % 2 === 0 ? aboard(ship.id) : onSurface(must(places[at % fleet.length], 'a place')));
  }
}

/** Measures drawing and encoding the map of the full spaceline, and the size of its file. */
function mapFigures(): Measured {
  const map = findScene('first-edition', 'map');
  // Views are plain JSON.
  const view = firstEdition.view(fullLine().state, 0) as unknown as Json;
  let bytes = 0;
  const times = Array.from({ length: ROUNDS }, () =>
    timed(() => {
      bytes = map.draw(view, {}).encode().length;
    }),
  );
  return {
    first_edition_map_p50_ms: rounded(median(times.slice(COLD))),
    first_edition_map_kb: Math.round(bytes / 1_000),
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
