import type { Seat } from '../../../../../kernel/types.ts';
import { opponentOf, shipsOf } from '../../../position/find.ts';
import type { FirstEdition, ShipPiece } from '../../../state.ts';

/** Returns a player's ships in the current ship battle: those that fire, and the one that is fired at. */
export function fleetInBattle(g: FirstEdition, seat: Seat): ShipPiece[] {
  const { battle } = g;
  if (battle?.kind !== 'ship') return [];
  const target = battle.targets[opponentOf(seat)];
  return shipsOf(g, seat).filter(({ id }) => id === target || battle.firing[seat]?.includes(id) === true);
}
