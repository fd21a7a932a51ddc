import { kept } from '../../kit/cache.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { chartOf, type Net, netted } from './chart.ts';
import { joinedWith } from './graph.ts';
import { HUB } from './layout.ts';

/**
 * The way a System can move: Fixed, Floating or immovable. The anchoring is always computed, never stored (A-GEO-16,
 * A-GEO-28, A-FLOAT-07).
 */
export type Anchoring = 'fixed' | 'floating' | 'immovable';

/** Caches which Systems are Fixed. */
const fixed = netted(() => new Map<SystemId, boolean>());

/** Whether a System is Fixed: a Home System (A-FLOAT-02), the Hub, or joined to two or more others (A-FLOAT-01). */
function isFixed(net: Net, system: SystemId): boolean {
  return kept(fixed(net), system, () => {
    return system === HUB || net.homes.includes(system) || new Set(joinedWith(net, system)).size >= 2;
  });
}

/** Returns whether a System is Fixed, Floating beside a Fixed one (A-FLOAT-03), or immovable. */
export function anchoringOf(g: Ascendancy, system: SystemId): Anchoring {
  const { net } = chartOf(g);
  if (isFixed(net, system)) return 'fixed';
  return anchorIn(net, system) === null ? 'immovable' : 'floating';
}

/** Returns the Fixed System around which a Floating one can swing, or null if it isn’t Floating. */
export function anchorOf(g: Ascendancy, system: SystemId): SystemId | null {
  return anchorIn(chartOf(g).net, system);
}

/** Returns the anchor of a System in a net, or null if it isn’t Floating. */
export function anchorIn(net: Net, system: SystemId): SystemId | null {
  if (isFixed(net, system)) return null;
  const [anchor] = joinedWith(net, system);
  return anchor !== undefined && isFixed(net, anchor) ? anchor : null;
}

/** Returns all Floating Systems on the map. Systems joined only to a Floating one can’t swing (A-OPEN-43). */
export function floating(g: Ascendancy): readonly SystemId[] {
  return floatingIn(chartOf(g).net);
}

const floatingIn = netted((net) => net.systems.filter((system) => anchorIn(net, system) !== null));
