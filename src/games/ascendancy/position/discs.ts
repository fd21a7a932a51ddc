import { systemCard } from '../content/systems/table.ts';
import type { Disc, Point, SystemId } from '../state.ts';
import { nothing } from './resources.ts';

/** A System Disc as it comes onto the map: nothing is built on it. */
export function newDisc(id: SystemId, { x, y }: Point): Disc {
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
    waiting: nothing(),
    research: 0,
    unseen: [],
    cards: [],
    ambassadors: 0,
    watched: false,
    spire: null,
  };
}
