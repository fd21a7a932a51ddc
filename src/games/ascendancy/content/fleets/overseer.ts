import type { Ascendancy, SystemId } from '../../state.ts';

/** Whether an Overseer Fleet is in a System, whose Production Nodes it makes yield double. */
export function hasOverseer(g: Ascendancy, system: SystemId): boolean {
  return g.units.some(
    ({ at, seat, fleet }) =>
      at === system && g.players[seat]?.civ === 'cardassian' && fleet?.card === 1 && fleet.side === 'a',
  );
}
