import { same } from '../kernel/copy.ts';
import { optionsOf, randomAnswer } from '../kernel/decision.ts';
import { Engine } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { stream } from '../kernel/random.ts';
import { copyState, copyTable } from '../kernel/table.ts';
import type { Decision, Json, Option, State } from '../kernel/types.ts';
import type { GuidedPlayer, Watch } from './proof.ts';
import { everyWindow } from './windows.ts';

/** The settings of a fuzz run. */
export interface FuzzOptions {
  seed: string;
  /** The number of the first game. A game's number decides how the game is played. Default: 0. */
  first?: number;
  /** Stops after this many games. */
  games?: number;
  /** Stops after this many milliseconds. */
  forMs?: number;
  /** Stops after this many decisions, even in the middle of a game. */
  decisions?: number;
  /**
   * The options of all games, or a function that returns the options of a game by its number. The function may take
   * into account how often each coverage target has come up before.
   */
  options?: Json | ((number: number, cameUp: ReadonlyMap<string, number>) => Json);
  /** The number of decisions between two rounds of the costly checks: all options apply, undo, replay. */
  every?: number;
  /**
   * A player that gives most of the answers in half of the games, so that games progress where random play gets stuck.
   */
  habit?: GuidedPlayer;
  /** Called with every decision, for other checks such as label lengths. */
  watch?: (decision: Decision) => void;
  /** Called with the state after every answer. */
  look?: (state: State<unknown>) => void;
  /** Creates an observer of one game, which reports the coverage targets that came up. */
  tried?: () => Watch;
  /** Called after each game with the results so far. */
  hears?: (report: FuzzReport) => void;
}

export interface FuzzReport {
  games: number;
  finished: number;
  decisions: number;
  violations: string[];
  /** Decisions per second, including the checks. */
  perSecond: number;
  /** How often each option was chosen, by the first two levels of its key. */
  taken: Map<string, number>;
  /** How often each option was tried on a copy, by the first level of its key. */
  tried: Map<string, number>;
  /** How often each coverage target came up, as reported by `tried`. */
  cameUp: Map<string, number>;
  /** The average number of times that the awaited seat changed in a game. */
  handoffs: number;
}

/** The number of answers after which a game counts as endless. */
const TOO_LONG = 100_000;
/** The number of answers after which rare options are no longer preferred, since preferring them may lead in circles. */
const LONG = 1_500;
/**
 * Once a verb has been tried this often, it is tried only every second time on average. After twice as many tries, the
 * verb is tried every third time, and so on.
 */
const OFTEN = 100;
/**
 * An undo that has to replay this many answers is tried only every second time on average. An undo with twice as many
 * answers is tried only every third time.
 */
const ANSWERED = 10;
/** In games with a guided player, one of this many answers is random. */
const HABITUAL = 5;

/**
 * Plays random legal games to the end and collects violations of these rules: there are no dead ends, asking changes
 * nothing, every option applies, JSON round trips are exact, replays are equal, undo restores the position and never
 * crosses the barrier, and the game's invariants hold. `habit` gives most answers in every other game. Half of the
 * games prefer rare options for a while. In half of these games, the seats are asked in every window.
 */
export function fuzz<G>(game: Game<G>, given: FuzzOptions): FuzzReport {
  const began = performance.now();
  const report: FuzzReport = {
    games: 0,
    finished: 0,
    decisions: 0,
    violations: [],
    perSecond: 0,
    taken: new Map(),
    tried: new Map(),
    cameUp: new Map(),
    handoffs: 0,
  };
  let handoffs = 0;
  const more = (): boolean =>
    (given.games === undefined || report.games < given.games) &&
    (given.forMs === undefined || performance.now() - began < given.forMs) &&
    !isSpent(given, report);
  while (more() && report.violations.length < 20) {
    const number = (given.first ?? 0) + report.games;
    const name = `${given.seed}/${number}`;
    try {
      handoffs += play(game, name, number, given, report);
    } catch (error) {
      report.violations.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    report.games += 1;
    given.hears?.(report);
  }
  report.handoffs = handoffs / Math.max(1, report.finished);
  report.perSecond = Math.round((report.decisions * 1000) / (performance.now() - began));
  return report;
}

/**
 * Plays one game, as far as the limits allow. Returns the number of times that the awaited seats changed. Throws at the first
 * violation.
 */
function play<G>(game: Game<G>, name: string, number: number, given: FuzzOptions, report: FuzzReport): number {
  const random = stream(`player ${name}`);
  const next = (bound: number): number => random.next(bound);
  const options = typeof given.options === 'function' ? given.options(number, report.cameUp) : (given.options ?? {});
  const match = new InMemoryTable(game, { secret: name, options, rewind: false }).start();
  const every = given.every ?? 25;
  const habit = number % 2 === 0 ? given.habit : undefined;
  const turn = given.habit === undefined ? number : number >> 1;
  const seeking = turn % 2 === 1;
  const eager = turn % 4 > 1;
  const answered = (decision: Decision, count: number): string[] => {
    if (habit !== undefined && next(HABITUAL) > 0) return habit(decision, next, report.cameUp, match.state);
    return seeking && count < LONG ? rarest(decision, report.taken, next) : randomAnswer(decision, next);
  };
  const eye = given.tried?.();
  let handoffs = 0;
  let awaited = '';
  for (let count = 0; match.state.over === null && !isSpent(given, report); count++) {
    claim(count < TOO_LONG, 'the game does not end');
    if (eager) for (const seat of match.table.chairs.keys()) openWindows(game, match, seat);
    const { pending } = match.state;
    const now = pending.map((decision) => decision.seat).join();
    if (now !== awaited) handoffs += 1;
    awaited = now;
    const decision = pending[next(pending.length)];
    claim(decision !== undefined, 'nobody is asked');
    claim(optionsOf(decision).length > 0, `${decision.prompt}: nothing is on offer`);
    claim(
      new Set(optionsOf(decision).map((option) => option.key)).size === optionsOf(decision).length,
      `${decision.prompt}: a key stands twice`,
    );
    claim(decision.options.length === 0 || roomOf(decision) >= decision.min, `${decision.prompt}: no answer is enough`);
    given.watch?.(decision);
    const costly = count % every === every - 1;
    if (costly) {
      asksAgain(game, match.state);
      allApply(game, match, decision, report.tried, next);
    }
    const before = costly ? copyTable(match.table) : null;
    const keys = answered(decision, count);
    for (const key of keys) report.taken.set(levels(key), (report.taken.get(levels(key)) ?? 0) + 1);
    const { barrier } = match.answer(decision, keys);
    game.check(match.state);
    given.look?.(match.state);
    for (const id of eye?.(match.state, decision, keys) ?? []) report.cameUp.set(id, (report.cameUp.get(id) ?? 0) + 1);
    report.decisions += 1;
    const long = match.table.since.length;
    if (before !== null && next(1 + Math.floor(long / ANSWERED)) === 0)
      undoes(game, match, before, decision, barrier === 'after');
  }
  claim(same(JSON.parse(JSON.stringify(match.table)), match.table), 'the table changes on its way through JSON');
  // If the game is over, no question is left whose text could differ, so the replay can leave out texts.
  const terse = match.state.over !== null;
  const again = new InMemoryTable(game, { secret: name, options, undo: false, quiet: true, terse });
  for (const input of match.inputs) again.submit(input);
  claim(same(again.table, match.table), 'the replay ends elsewhere');
  if (match.state.over !== null) report.finished += 1;
  return handoffs;
}

/** Returns the maximum number of keys in an answer. */
function roomOf({ kind, options }: Decision): number {
  return kind === 'allocate' ? options.reduce((sum, { max = 1 }) => sum + max, 0) : options.length;
}

/** True if enough decisions have been made. */
function isSpent({ decisions = Number.POSITIVE_INFINITY }: FuzzOptions, report: FuzzReport): boolean {
  return report.decisions >= decisions;
}

/** Changes a seat's standing orders, so that it is asked in every window that it can currently have. */
function openWindows<G>(game: Game<G>, match: InMemoryTable<G>, seat: number): void {
  const standing = match.state.orders[seat];
  const ask = everyWindow(game, match.state, seat);
  if (standing === undefined || ask.length === standing.ask.length) return;
  match.submit({ t: 'orders', seat, orders: { ask, prefer: standing.prefer } });
}

/** Checks on a copy that asking again gives the same question and doesn't change the position. */
function asksAgain<G>(game: Game<G>, state: State<G>): void {
  const copied = copyState(state);
  const noChance = (): never => {
    throw new Error('a question was asked of chance');
  };
  const questions = new Engine(game, copied, noChance, true).questions();
  claim(same(copied.g, state.g) && same(copied.stack, state.stack), 'asking changed the position');
  const pending = state.pending.map(({ id: _, ...question }) => question);
  claim(same(questions, pending), `${state.pending[0]?.prompt}: asked again, the question differs`);
}

/** Tries the options of the decision on copies of the table, except for some that have been tried often. */
function allApply<G>(
  game: Game<G>,
  match: InMemoryTable<G>,
  decision: Decision,
  tried: Map<string, number>,
  next: (bound: number) => number,
): void {
  for (const option of optionsOf(decision)) {
    const verb = levels(option.key, 1);
    const times = tried.get(verb) ?? 0;
    if (next(1 + Math.floor(times / OFTEN)) > 0) continue;
    const keys = answerWith(decision, option, next);
    if (keys === null) continue;
    tried.set(verb, times + 1);
    const branch = match.fork(false);
    try {
      branch.answer(decision, keys);
      game.check(branch.state);
    } catch (error) {
      throw new Error(
        `“${option.key}” was offered but fails: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

/** Returns a legal answer that contains the option, or null if none was found. */
function answerWith(decision: Decision, option: Option, next: (bound: number) => number): string[] | null {
  if (decision.instead?.includes(option) || decision.kind === 'pick' || decision.kind === 'amount') return [option.key];
  const { instead: _, ...plain } = decision;
  for (let tries = 0; tries < 8; tries++) {
    const keys = randomAnswer(plain, next);
    if (keys.includes(option.key)) return keys;
    if (keys.length > 0 && decision.kind === 'subset')
      return [option.key, ...keys.slice(1).filter((key) => key !== option.key)].slice(0, Math.max(decision.min, 1));
  }
  return null;
}

/**
 * Undoes the last answer on a copy of the table. The position must then equal the one before the answer, unless the
 * barrier is between the two positions.
 */
function undoes<G>(
  game: Game<G>,
  match: InMemoryTable<G>,
  before: InMemoryTable<G>['table'],
  decision: Decision,
  barred: boolean,
): void {
  const branch = match.fork();
  let taken = true;
  try {
    branch.submit({ t: 'undo', seat: decision.seat });
  } catch {
    taken = false;
  }
  claim(!(barred && taken && branch.table.seq !== match.table.seq + 1), 'undo did not move the table on');
  if (barred) {
    claim(!taken, 'undo crossed the barrier');
    return;
  }
  claim(taken, 'an answer could not be taken back');
  const restored = branch.state;
  claim(before.state !== null && same(restored.g, before.state.g), 'undo left a different position');
  claim(same(restored.stack, before.state?.stack), 'undo left a different procedure');
  claim(
    restored.draws >= (before.state?.draws ?? 0) && restored.asked > (before.state?.asked ?? 0),
    'undo turned a counter back',
  );
  const ids = restored.pending.filter((other) => other.seat === decision.seat).map((other) => other.id);
  claim(!ids.includes(decision.id), 'undo asked under an old id');
  game.check(restored);
}

/**
 * Returns an answer that contains rare options: usually the rarest option if the question takes only one, and otherwise
 * the rarest of a few random answers.
 */
function rarest(decision: Decision, taken: Map<string, number>, next: (bound: number) => number): string[] {
  const count = (keys: string[]): number =>
    Math.min(...keys.map((key) => taken.get(levels(key)) ?? 0), Number.MAX_SAFE_INTEGER);
  const single = decision.kind === 'pick' && next(4) > 0;
  const tries = single
    ? optionsOf(decision).map(({ key }) => [key])
    : Array.from({ length: 4 }, () => randomAnswer(decision, next));
  const least = Math.min(...tries.map(count));
  const rarest = tries.filter((keys) => count(keys) === least);
  return rarest[next(rarest.length)] ?? randomAnswer(decision, next);
}

/** Returns the first levels of a key. These levels are used to count options. */
function levels(key: string, count = 2): string {
  return key.split(':', count).join(':');
}

function claim(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
