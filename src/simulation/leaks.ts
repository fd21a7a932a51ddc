import { optionsOf, randomAnswer } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { stream } from '../kernel/random.ts';
import { redealFor } from '../kernel/redeal.ts';
import type { Decision, Event, InfoRevealed, Json, Seat, StandingOrders, State } from '../kernel/types.ts';
import { everyWindow } from './windows.ts';

export interface LeakOptions<G> {
  seed: string;
  games: number;
  /** The number of the first game. A game's number decides how the game is played. */
  first?: number;
  options?: Json;
  /** The number of decisions between two redeals. */
  every?: number;
  /** Maximum number of inputs that are applied to both worlds after a redeal. */
  steps?: number;
  /** Stops after this many leaks. */
  most?: number;
  /** Stops after this many redealt states, even in the middle of a game. */
  states?: number;
  /**
   * Returns other things that a seat can see, such as messages and the text versions of pictures, whose JSON must be
   * equal in both worlds.
   */
  shown?: (state: State<G>, seat: Seat) => unknown;
  /**
   * Returns things that are costly to make, such as pictures, and are therefore compared in only one of every
   * `drawnEvery` redealt states.
   */
  drawn?: (state: State<G>, seat: Seat) => unknown;
  drawnEvery?: number;
  /** Returns the standing orders of a seat. By default, half of the seats are asked in every window. */
  orders?: (state: State<G>, seat: Seat, random: (bound: number) => number) => StandingOrders;
}

export interface LeakReport {
  games: number;
  /** The number of states that were redealt and compared. */
  states: number;
  /** The number of inputs that were applied in both worlds. */
  inputs: number;
  /** The number of states whose pictures were compared. */
  drawn: number;
  leaks: string[];
}

/** Number of leaks after which an audit stops. */
const MOST = 10;
/** The number of states between two comparisons of pictures. */
const DRAWN_EVERY = 25;

/**
 * Searches for hidden information that a seat can see. The audit copies a game and redeals what the seat can't see, so
 * that there are two worlds. The audit then gives both worlds inputs that look the same to everyone, and compares
 * everything that the seat can know: its view, its question with options, the awaited seats, the log, and `shown`.
 * Until the seat learns something by the rules, any difference is a leak.
 */
export function auditLeaks<G>(game: Game<G>, given: LeakOptions<G>): LeakReport {
  const report: LeakReport = { games: 0, states: 0, inputs: 0, drawn: 0, leaks: [] };
  const { first = 0, most = MOST, states = Number.POSITIVE_INFINITY } = given;
  const enough = (): boolean => report.leaks.length >= most || report.states >= states;
  for (; report.games < given.games && !enough(); report.games++) {
    const name = `${given.seed}/${first + report.games}`;
    const random = stream(`audit ${name}`);
    const next = (bound: number): number => random.next(bound);
    const match = new InMemoryTable(game, { secret: name, options: given.options ?? {} }).start();
    const { orders } = given;
    if (orders !== undefined) match.state.orders = match.state.orders.map((_, seat) => orders(match.state, seat, next));
    // Unless orders are given, a random half of the seats are asked in every window, because nothing may leak either
    // way.
    const eager = [...match.table.chairs.keys()].filter(() => orders === undefined && next(2) === 0);
    for (let count = 0; match.state.over === null && !enough(); count++) {
      for (const seat of eager) openWindows(game, match.state, seat);
      if (count % (given.every ?? 3) === 0) {
        const seat = next(match.table.chairs.length);
        const found = compare(game, match, seat, next, given, report);
        if (found !== null) report.leaks.push(`${name}, decision ${count}, seat ${seat}: ${found}`);
      }
      const decision = match.state.pending[next(match.state.pending.length)];
      if (decision === undefined) throw new Error(`${name}: nobody is asked`);
      match.answer(decision, randomAnswer(decision, next));
    }
  }
  return report;
}

function openWindows<G>(game: Game<G>, state: State<G>, seat: Seat): void {
  const standing = state.orders[seat];
  if (standing !== undefined) standing.ask = everyWindow(game, state, seat);
}

/** Continues this world and a redealt copy. Returns a description of the first difference, or null. */
function compare<G>(
  game: Game<G>,
  match: InMemoryTable<G>,
  seat: Seat,
  next: (bound: number) => number,
  given: LeakOptions<G>,
  report: LeakReport,
): string | null {
  const here = match.fork();
  const there = match.fork();
  there.table.state = redealFor(game, match.state, seat, next);
  const first = difference(game, here, there, seat, given) ?? pictureDifference(here, there, seat, given, report);
  if (first !== null) return first;
  report.states += 1;
  for (let step = 0; step < (given.steps ?? 20) && here.state.over === null; step++) {
    const asked = here.state.pending[next(here.state.pending.length)];
    const twin = there.state.pending.find((decision) => decision.seat === asked?.seat);
    if (asked === undefined || twin === undefined) return null;
    const keys = asked.seat === seat ? randomAnswer(asked, next) : publicAnswer(asked, twin, next);
    if (keys === null) return null;
    const before = here.events.length;
    const beforeThere = there.events.length;
    const a = here.answer(asked, keys);
    const b = there.answer(twin, keys);
    report.inputs += 1;
    const [events, eventsThere] = [here.events.slice(before), there.events.slice(beforeThere)];
    if (learns(a.learned, events, seat) || learns(b.learned, eventsThere, seat)) return null;
    const logHere = read(events, seat);
    const logThere = read(eventsThere, seat);
    if (logHere !== logThere)
      return `after ${asked.prompt} ${keys.join(' ')} the log says “${logHere}” or “${logThere}”`;
    const found = difference(game, here, there, seat, given);
    if (found !== null) return `after ${asked.prompt} ${keys.join(' ')}: ${found}`;
  }
  return null;
}

/**
 * Returns an answer by another seat that both worlds offer and that doesn't depend on hidden information; null if there
 * is none.
 */
function publicAnswer(asked: Decision, twin: Decision, next: (bound: number) => number): string[] | null {
  const there = new Set(
    optionsOf(twin)
      .filter((option) => option.hidden !== true)
      .map((option) => option.key),
  );
  const open = (options: Decision['options']): Decision['options'] =>
    options.filter((option) => option.hidden !== true && there.has(option.key));
  const options = open(asked.options);
  const instead = open(asked.instead ?? []);
  if (options.length + instead.length === 0) return asked.min === 0 ? [] : null;
  if (asked.kind === 'order' && options.length < asked.options.length) return null;
  const room = options.reduce((sum, option) => sum + (asked.kind === 'allocate' ? (option.max ?? 1) : 1), 0);
  if (room < asked.min && instead.length === 0) return null;
  const narrowed: Decision = { ...asked, options, instead, max: Math.min(asked.max, room) };
  if (room < asked.min) return instead[0] === undefined ? null : [instead[0].key];
  return randomAnswer(narrowed, next);
}

function difference<G>(
  game: Game<G>,
  here: InMemoryTable<G>,
  there: InMemoryTable<G>,
  seat: Seat,
  given: LeakOptions<G>,
): string | null {
  const awaited = (match: InMemoryTable<G>): string =>
    JSON.stringify(match.state.pending.map((decision) => decision.seat));
  if (awaited(here) !== awaited(there)) return `awaited seats are ${awaited(here)} or ${awaited(there)}`;
  const over = (match: InMemoryTable<G>): string => JSON.stringify(match.state.over);
  if (over(here) !== over(there)) return `the outcome is ${over(here)} or ${over(there)}`;
  const question = (match: InMemoryTable<G>): string => JSON.stringify(match.pending(seat));
  if (question(here) !== question(there)) return `the question differs: ${apart(question(here), question(there))}`;
  const view = (match: InMemoryTable<G>): string => JSON.stringify(game.view(match.state, seat));
  if (view(here) !== view(there)) return `the view differs: ${apart(view(here), view(there))}`;
  if (given.shown === undefined) return null;
  const shown = (match: InMemoryTable<G>): string => JSON.stringify(given.shown?.(match.state, seat));
  return shown(here) === shown(there) ? null : `what is shown differs: ${apart(shown(here), shown(there))}`;
}

/**
 * True if the seat may have learned something by the rules. A seat that learns something privately gets its own text.
 * If no seat got its own text, any seat may have learned something.
 */
function learns(learned: InfoRevealed, events: readonly { event: Event }[], seat: Seat): boolean {
  if (learned !== 'privately') return learned;
  const informed = events.flatMap(({ event }) => Object.keys(event.seats ?? {}));
  return informed.length === 0 || informed.includes(String(seat));
}

function pictureDifference<G>(
  here: InMemoryTable<G>,
  there: InMemoryTable<G>,
  seat: Seat,
  given: LeakOptions<G>,
  report: LeakReport,
): string | null {
  if (given.drawn === undefined || report.states % (given.drawnEvery ?? DRAWN_EVERY) !== 0) return null;
  report.drawn += 1;
  const same = JSON.stringify(given.drawn(here.state, seat)) === JSON.stringify(given.drawn(there.state, seat));
  return same ? null : 'the picture differs';
}

function read(events: readonly { event: Event }[], seat: Seat): string {
  return events.flatMap(({ event }) => event.seats?.[seat] ?? event.text ?? []).join(' ');
}

/** Returns the text around the first difference between two texts. */
function apart(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  return `…${a.slice(Math.max(0, at - 60), at + 60)}… or …${b.slice(Math.max(0, at - 60), at + 60)}…`;
}
