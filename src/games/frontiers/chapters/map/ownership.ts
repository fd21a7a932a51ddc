import type { Seat } from '../../../../kernel/types.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { CubeOnMap, Frontiers } from '../../state.ts';
import { allied, playerOf } from '../captains/find.ts';
import { idsAround, ownerOf, spaceAt } from './ground.ts';

/**
 * Returns the bonus from one kind of Starbase: the number of these Starbases that the seat owns anywhere. The ship must
 * be on or beside one that its seat or an ally owns. Otherwise the bonus is 0 (F-OUTCOME-06, F-TEAM-07, F-SCEN-77,
 * F-SCEN-81).
 */
export function starbaseBonus(g: Frontiers, seat: Seat, kind: StarbaseKind): number {
  const { at } = playerOf(g, seat);
  if (at === null) return 0;
  const isNear = [at, ...idsAround(at)].some((id) => {
    const owner = ownerOf(g, id);
    return owner !== null && allied(g, seat, owner) && spaceAt(g, id)?.site?.kind === kind;
  });
  return isNear ? ownedStarbases(g, seat, kind).length : 0;
}

type StarbaseKind = 'romulanStarbase' | 'dominionStarbase';

/** Returns the Starbases of a kind that a seat controls. */
export function ownedStarbases(g: Frontiers, seat: Seat, kind: StarbaseKind): string[] {
  return Object.keys(g.sites).filter((id) => ownerOf(g, id) === seat && spaceAt(g, id)?.site?.kind === kind);
}

/**
 * Whether a seat has the most Faction Tokens at a Cube. In a tie, the seat with the earliest token wins (F-OUTCOME-12).
 */
export function hasMost(g: Frontiers, cube: CubeOnMap, seat: Seat): boolean {
  // F-SCEN-48: in Liberate every player has one token, so nobody has the most.
  if (scenarioIn(g).cubes === 'destroyed') return false;
  const counts = new Map<Seat, number>();
  for (const mark of cube.marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return cube.marks.find((mark) => counts.get(mark) === most) === seat;
}
