import { systemCard } from '../content/lookup.ts';
import type { Ascendancy, Disc, Spot, SystemId } from '../state.ts';

/** Creates a System Disc with nothing on it. */
export function newDisc(id: SystemId, { x, y }: Spot): Disc {
  const { sites, lanes } = systemCard(id);
  return {
    id,
    x,
    y,
    sites: [...sites],
    nodes: sites.map(() => null),
    limit: lanes,
    control: null,
    taken: null,
    starbase: false,
    level: 0,
    waiting: { production: 0, research: 0, culture: 0 },
    research: 0,
    unseen: [],
    cards: [],
    ambassadors: 0,
    watched: false,
    spire: null,
  };
}

/** Puts a System Disc on the map. Throws if the disc is already on the map. */
export function putDisc(g: Ascendancy, id: SystemId, spot: Spot): Disc {
  if (id in g.discs) throw new Error(`${id} is on the map already`);
  const disc = newDisc(id, spot);
  g.discs[id] = disc;
  return disc;
}
