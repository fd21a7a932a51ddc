import { refuse } from '../../../../src/games/frontiers/intents/refuse.ts';
import type { Frontiers } from '../../../../src/games/frontiers/state.ts';
import type { Refusal, Seat } from '../../../../src/kernel/types.ts';
import type { Drive } from './drive.ts';
import { position } from './position.ts';
import { turnOver } from './procedures.ts';

/** The refusal of a request while a question waits. */
export function refusal(drive: Drive, wish: string, seat: Seat = 0): Refusal {
  return refuse(drive.state, seat, wish);
}

/** The turn of seat 0 in the common position after some changes. */
export function turnWith(change: (g: Frontiers) => void = () => {}, options: Record<string, unknown> = {}): Drive {
  const g = position(options);
  change(g);
  return turnOver(g);
}

/** A table of requests and their refusals, each as `rule: text`. */
export function table(drive: Drive, ...wishes: string[]): Record<string, string> {
  return Object.fromEntries(
    wishes.map((wish) => {
      const { text, rule = '' } = refusal(drive, wish);
      return [wish, `${rule}: ${text}`];
    }),
  );
}
