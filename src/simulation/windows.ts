import type { Game } from '../kernel/game.ts';
import type { Seat, State } from '../kernel/types.ts';

/** Returns the windows that a seat’s orders name, along with all others that the seat can currently have. */
export function everyWindow<G>(game: Game<G>, state: State<G>, seat: Seat): string[] {
  const named = state.orders[seat]?.ask ?? [];
  return [...new Set([...named, ...game.windows(state, seat).map(({ id }) => id)])];
}
