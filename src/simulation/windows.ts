import type { Game } from '../kernel/game.ts';
import type { Seat, State } from '../kernel/types.ts';

/** The kinds of windows that a seat’s orders name already, and those that it can have by now. */
export function everyWindow<G>(game: Game<G>, state: State<G>, seat: Seat): string[] {
  const named = state.orders[seat]?.ask ?? [];
  return [...new Set([...named, ...game.windows(state, seat).map(({ id }) => id)])];
}
