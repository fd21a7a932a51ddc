import type { Lane, Sector } from '../view.ts';

/** The lanes of a map. */
interface Mapped {
  readonly lanes: readonly Lane[];
}

/**
 * Returns the shortest way along lanes from one Sector to another, both included, or the two Sectors alone if no lanes
 * connect them.
 */
export function sectorWay({ lanes }: Mapped, from: Sector, to: Sector): Sector[] {
  const next = new Map<Sector, Sector[]>();
  const join = (a: Sector, b: Sector): void => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };
  for (const { id, sectors, a, b } of lanes) {
    const along = Array.from({ length: sectors }, (_, i) => `${id}/${i + 1}`);
    const stops = [...(a === null ? [] : [a]), ...along, ...(b === null ? [] : [b])];
    for (const [i, stop] of stops.slice(1).entries()) join(stops[i] ?? stop, stop);
  }
  const came = new Map<Sector, Sector | null>([[from, null]]);
  for (const [sector] of came) {
    if (sector === to) return backFrom(to, came);
    for (const one of next.get(sector) ?? []) if (!came.has(one)) came.set(one, sector);
  }
  return [from, to];
}

/** Returns the way to a Sector, by the Sector before each one. */
function backFrom(to: Sector, came: ReadonlyMap<Sector, Sector | null>): Sector[] {
  const way: Sector[] = [];
  for (let at: Sector | null = to; at !== null; at = came.get(at) ?? null) way.unshift(at);
  return way;
}
