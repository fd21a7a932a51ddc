import type { Ascendancy, SystemId } from '../../state.ts';

/** Whether a System has an Overseer Fleet, which doubles the yield of Production Nodes. */
export function hasOverseer(g: Ascendancy, system: SystemId): boolean {
  return g.units.some(
    ({ at, seat, fleet }) =>
      at === system && g.players[seat]?.civ === 'cardassian' && fleet?.card === 1 && fleet.side === 'a',
  );
}
