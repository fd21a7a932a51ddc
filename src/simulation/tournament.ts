import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { stream } from '../kernel/random.ts';
import { redealFor } from '../kernel/redeal.ts';
import type { Decision, Json, Seat, State } from '../kernel/types.ts';

/** So many decisions no game comes near: players that go in circles are a fault, and are told instead of waited for. */
const LONGEST = 20_000;

/** Whoever answers decisions. */
export type Strategy<G> = (
  state: State<G>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
) => string[];

export interface TournamentOptions<G> {
  seed: string;
  games: number;
  /** The options of all games, or of the game of each number. */
  options?: Json | ((n: number) => Json);
  /** Who plays seat 0 and seat 1 in game `n`. */
  players: (n: number) => readonly Strategy<G>[];
  /** Kinds of windows in which seats want to be asked; none: default answers. */
  ask?: (state: State<G>, seat: Seat) => string[];
  /** Give players the state itself: for those that are known to look at nothing hidden (much faster). */
  trusted?: boolean;
  watch?: (n: number, decision: Decision, keys: readonly string[]) => void;
  /** Sees the last state of game `n`. */
  ended?: (n: number, state: State<G>) => void;
}

export interface TournamentReport {
  games: number;
  /** Wins of each seat; draws are what is missing. */
  wins: number[];
  /** By game: the winning seat, or null. */
  results: (Seat | null)[];
  points: number[][];
  decisions: number;
  /** Milliseconds that players thought, per decision. */
  thinking: number;
  /** Changes of the awaited seat per game. */
  handoffs: number;
}

/**
 * Lets players play games to the end against each other.
 *
 * @throws Error if a game doesn’t end: nobody is asked, or players go in circles.
 */
export function tournament<G>(game: Game<G>, given: TournamentOptions<G>): TournamentReport {
  const report: TournamentReport = {
    games: given.games,
    wins: [],
    results: [],
    points: [],
    decisions: 0,
    thinking: 0,
    handoffs: 0,
  };
  let thinking = 0;
  let handoffs = 0;
  for (let n = 0; n < given.games; n++) {
    const random = stream(`${given.seed} players ${n}`);
    const next = (bound: number): number => random.next(bound);
    const players = given.players(n);
    const match = new InMemoryTable(game, {
      secret: `${given.seed} ${n}`,
      options: typeof given.options === 'function' ? given.options(n) : (given.options ?? {}),
      undo: false,
      quiet: true,
    }).start();
    let awaited = '';
    const before = report.decisions;
    while (match.state.over === null) {
      if (given.ask !== undefined) {
        for (const [seat, orders] of match.state.orders.entries()) orders.ask = given.ask(match.state, seat);
      }
      const now = match.state.pending.map(({ seat }) => seat).join();
      if (now !== awaited) handoffs += 1;
      awaited = now;
      const [decision] = match.state.pending;
      const player = players[decision?.seat ?? 0];
      if (decision === undefined || player === undefined) throw new Error(`game ${n}: nobody is asked`);
      const seen = given.trusted ? match.state : redealFor(game, match.state, decision.seat, next);
      const began = performance.now();
      const keys = player(seen, decision.seat, decision, next);
      thinking += performance.now() - began;
      given.watch?.(n, decision, keys);
      match.answer(decision, keys);
      report.decisions += 1;
      if (report.decisions - before > LONGEST)
        throw new Error(`game ${n}: no end, at last seat ${decision.seat}: ${keys}`);
    }
    const winner = match.state.over.winners.length === 1 ? (match.state.over.winners[0] ?? null) : null;
    report.results.push(winner);
    if (winner !== null) report.wins[winner] = (report.wins[winner] ?? 0) + 1;
    given.ended?.(n, match.state);
    report.points.push(game.score(match.state).rows.map(({ total }) => total));
  }
  report.thinking = thinking / Math.max(1, report.decisions);
  report.handoffs = handoffs / Math.max(1, given.games);
  return report;
}
