import { InMemoryTable } from '../../../kernel/in-memory-table.ts';
import { stream } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/types.ts';
import { captain } from '../bot/index.ts';
import { ascendancy } from '../index.ts';
import type { Ascendancy, Civ } from '../state.ts';

/** The counts from all complete rounds of several games. */
export interface SeatChanges {
  /** How many times the game began to wait for another player, with one entry for each round of each game. */
  rounds: number[];
  /** How often each step made the game wait for another player. A step has a name such as `trade.ask`. */
  steps: Map<string, number>;
}

/**
 * Counts how many times a game between three bots starts to wait for another player, with default standing orders. If
 * several players are asked at the same time, the first one asked answers first. The round in which a game ends isn’t
 * counted.
 */
export function handoffs(seed: string, games: readonly (readonly Civ[])[]): SeatChanges {
  const found: SeatChanges = { rounds: [], steps: new Map() };
  for (const [number, civs] of games.entries()) {
    const random = stream(`${seed} answers ${number}`);
    const next = (bound: number): number => random.next(bound);
    const match = new InMemoryTable<Ascendancy>(ascendancy, {
      secret: `${seed} ${number}`,
      options: { civs: [...civs] },
      undo: false,
      quiet: true,
    }).start();
    let awaited: Seat | null = null;
    let round = 0;
    let changes = 0;
    for (let asked = match.state.pending[0]; asked !== undefined; asked = match.state.pending[0]) {
      const { g, stack } = match.state;
      if (g.round !== round) {
        if (round > 0) found.rounds.push(changes);
        round = g.round;
        changes = 0;
      }
      if (asked.seat !== awaited) {
        changes += 1;
        const top = stack.at(-1);
        const step = `${top?.proc}.${top?.step}`;
        found.steps.set(step, (found.steps.get(step) ?? 0) + 1);
      }
      awaited = asked.seat;
      match.answer(asked, captain(match.state, asked.seat, asked, next));
    }
  }
  return found;
}
