import { InMemoryTable } from '../../../kernel/in-memory-table.ts';
import { stream } from '../../../kernel/random.ts';
import type { Json, Seat } from '../../../kernel/types.ts';
import { quick } from '../bot/index.ts';
import { awayMissions } from '../index.ts';
import type { AwayMissions } from '../state.ts';

/** Statistics on how often games wait for another person. */
export interface Handoffs {
  /** For each game, how many times it began to wait for a different person, divided by the number of players. */
  games: number[];
  /** The number of these changes, by the step that asked the question, such as `damage.allocate`. */
  steps: Map<string, number>;
}

/**
 * Counts how many times games wait for another person if everyone uses the default orders. If several people are asked
 * at the same time, they answer in order.
 */
export function handoffs(seed: string, games: readonly Json[]): Handoffs {
  const found: Handoffs = { games: [], steps: new Map() };
  for (const [number, options] of games.entries()) {
    const random = stream(`${seed} answers ${number}`);
    const next = (bound: number): number => random.next(bound);
    const secret = `${seed} ${number}`;
    const match = new InMemoryTable<AwayMissions>(awayMissions, { secret, options, undo: false, quiet: true }).start();
    let awaited: Seat | null = null;
    let changes = 0;
    for (let asked = match.state.pending[0]; asked !== undefined; asked = match.state.pending[0]) {
      if (asked.seat !== awaited) {
        changes += 1;
        const top = match.state.stack.at(-1);
        const step = `${top?.proc}.${top?.step}`;
        found.steps.set(step, (found.steps.get(step) ?? 0) + 1);
      }
      awaited = asked.seat;
      match.answer(asked, quick(match.state, asked.seat, asked, next));
    }
    found.games.push(changes / match.state.g.players.length);
  }
  return found;
}
