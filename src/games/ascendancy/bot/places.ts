import type { Seat } from '../../../kernel/types.ts';
import { systemCard } from '../content/systems/table.ts';
import { beside } from '../galaxy/graph.ts';
import { homeOf, isDeveloped, isPlanetary, nodesIn } from '../position/standing.ts';
import type { Ascendancy, Disc, Sector, SystemId } from '../state.ts';

/** What each Sector further away takes from a prospect. */
const FADES = 0.82;
/** Sectors beyond which nothing counts. */
const FAR = 10;

/** What it is worth to be somewhere, Sector by Sector: the best of what lies there and what is near. */
export type Prospects = ReadonlyMap<Sector, number>;

/** Prospects for one more Ship that goes to settle, or for a force that goes to take what others have. */
export function prospects(g: Ascendancy, seat: Seat, force: boolean): Prospects {
  const found = new Map<Sector, number>();
  for (const disc of Object.values(g.discs))
    spread(g, disc.id, force ? prize(g, seat, disc) : homestead(g, seat, disc), found);
  return found;
}

/** What a colony promises; nothing where a Ship of one’s own is already. */
function homestead(g: Ascendancy, seat: Seat, disc: Disc): number {
  const here = g.units.filter(({ at }) => at === disc.id);
  if (here.length > 0) return 0;
  const { hazard, sites } = systemCard(disc.id);
  const safe = 1 - (hazard ?? 0) / 8;
  if (isPlanetary(disc.id) && !isDeveloped(disc)) return (5 + 1.5 * sites.length) * safe;
  if (disc.control === null && isDeveloped(disc) && disc.spire === null) return 3 + nodesIn(disc);
  // Research lies on Phenomena, for whoever Braves them.
  return disc.control === seat ? 0 : disc.research * 0.8 * safe;
}

/** What there is to be taken from rivals, a Home System above all. */
function prize(g: Ascendancy, seat: Seat, disc: Disc): number {
  if (disc.control === seat || !isDeveloped(disc) || disc.spire !== null) return 0;
  return 4 + 1.5 * nodesIn(disc) + (homeOf(g, disc.id) === null ? 0 : 10);
}

function spread(g: Ascendancy, system: SystemId, worth: number, found: Map<Sector, number>): void {
  if (worth <= 0) return;
  const seen = new Set<Sector>([system]);
  let edge: Sector[] = [system];
  let left = worth;
  for (let far = 0; far < FAR && edge.length > 0; far++, left *= FADES) {
    for (const one of edge) found.set(one, Math.max(found.get(one) ?? 0, left));
    edge = edge.flatMap((one) => beside(g, one)).filter((one) => !seen.has(one) && seen.add(one));
  }
}
