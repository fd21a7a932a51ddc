import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import { stream } from '../kernel/random.ts';
import { redealFor } from '../kernel/redeal.ts';
import type { Decision, Json, Seat, State } from '../kernel/types.ts';

/** A game with this many decisions is considered endless, and is reported as a fault. */
const LONGEST = 20_000;

/** A player that answers decisions. */
export type Strategy<G> = (
  state: State<G>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
) => string[];

export interface TournamentOptions<G> {
  seed: string;
  games: number;
  /** The options of all games, or a function that returns the options of game `n`. */
  options?: Json | ((n: number) => Json);
  /** Returns the players for the seats in game `n`. */
  players: (n: number) => readonly Strategy<G>[];
  /** Returns the windows in which seats are asked, by default the windows of the default orders. */
  ask?: (state: State<G>, seat: Seat) => string[];
  /**
   * If set, players get the state itself instead of a redealt copy, which is much faster. The players must ignore what
   * is hidden.
   */
  trusted?: boolean;
  watch?: (n: number, decision: Decision, keys: readonly string[]) => void;
  /** Called with the final state of game `n`. */
  ended?: (n: number, state: State<G>) => void;
}

export interface TournamentReport {
  games: number;
  /** The number of wins by each seat. All other games are draws. */
  wins: number[];
  /** The winning seat of each game, or null. */
  results: (Seat | null)[];
  points: number[][];
  decisions: number;
  /** The average time that a player takes for a decision, in milliseconds. */
  thinking: number;
  /** The average number of times that the awaited seat changed in a game. */
  handoffs: number;
}

/**
 * Plays games between players to the end.
 * @throws Error if a game doesn’t end, because nobody is asked or players go in circles.
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
