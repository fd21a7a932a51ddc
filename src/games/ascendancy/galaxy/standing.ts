import { once } from '../position/look.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { neighbours } from './graph.ts';
import { HUB } from './layout.ts';

/** How firmly a System lies: worked out anew whenever it is asked, never remembered (A-GEO-16, A-GEO-28, A-FLOAT-07). */
export type Firmness = 'fixed' | 'floating' | 'immovable';

/** The Fixed Systems of a position that is looked at. */
const fixed = once((g) => new Set(Object.keys(g.discs).filter((system) => isHeld(g, system))));

/** Whether a System is Fixed: a Home System (A-FLOAT-02), the Hub, or next to two others (A-FLOAT-01). */
export function isFixed(g: Ascendancy, system: SystemId): boolean {
  return fixed(g)?.has(system) ?? isHeld(g, system);
}

function isHeld(g: Ascendancy, system: SystemId): boolean {
  return system === HUB || g.players.some(({ home }) => home === system) || new Set(neighbours(g, system)).size >= 2;
}

/** Whether a System is Fixed, Floating beside a Fixed one (A-FLOAT-03), or neither and can’t be moved all the same. */
export function firmnessOf(g: Ascendancy, system: SystemId): Firmness {
  if (isFixed(g, system)) return 'fixed';
  return anchorOf(g, system) === null ? 'immovable' : 'floating';
}

/** The Fixed System around which a Floating one can swing; null: it isn’t Floating. */
export function anchorOf(g: Ascendancy, system: SystemId): SystemId | null {
  if (isFixed(g, system)) return null;
  const [anchor] = neighbours(g, system);
  return anchor !== undefined && isFixed(g, anchor) ? anchor : null;
}

/** All Floating Systems on the map: what hangs on a Fixed one is never turned without it (A-OPEN-43). */
export function floating(g: Ascendancy): SystemId[] {
  return Object.keys(g.discs).filter((system) => anchorOf(g, system) !== null);
}
