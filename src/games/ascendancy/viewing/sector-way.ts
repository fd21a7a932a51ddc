import { must } from '../../../kernel/must.ts';
import { grouped } from '../../kit/changes.ts';
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
  const steps = lanes.flatMap(({ id, sectors, a, b }) => {
    const along = Array.from({ length: sectors }, (_, i) => `${id}/${i + 1}`);
    const stops = [...(a === null ? [] : [a]), ...along, ...(b === null ? [] : [b])];
    return stops.slice(1).flatMap((stop, i): [Sector, Sector][] => {
      const before = must(stops[i], 'the stop before');
      return [
        [before, stop],
        [stop, before],
      ];
    });
  });
  const next = grouped(steps, ([start]) => start);
  const came = new Map<Sector, Sector | null>([[from, null]]);
  for (const [sector] of came) {
    if (sector === to) return backFrom(to, came);
    const near = next.get(sector);
    if (near === undefined) continue;
    for (const [, one] of near) if (!came.has(one)) came.set(one, sector);
  }
  return [from, to];
}

/** Returns the way to a Sector, by the Sector before each one. */
function backFrom(to: Sector, came: ReadonlyMap<Sector, Sector | null>): Sector[] {
  const way: Sector[] = [];
  for (let at: Sector | null = to; at !== null; at = came.get(at) ?? null) way.unshift(at);
  return way;
}
