import { kept } from '../../kit/cache.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import { type Chart, charted, chartOf } from './chart.ts';
import { joinedWith } from './graph.ts';
import { HUB } from './layout.ts';

/** How firmly a System lies: worked out anew whenever it is asked, never remembered (A-GEO-16, A-GEO-28, A-FLOAT-07). */
export type Firmness = 'fixed' | 'floating' | 'immovable';

/** Which Systems are Fixed, as far as somebody asked. */
const fixed = charted(() => new Map<SystemId, boolean>());

/** Whether a System is Fixed: a Home System (A-FLOAT-02), the Hub, or next to two others (A-FLOAT-01). */
function isFixed(chart: Chart, system: SystemId): boolean {
  return kept(fixed(chart), system, () => {
    return system === HUB || chart.homes.includes(system) || new Set(joinedWith(chart, system)).size >= 2;
  });
}

/** Whether a System is Fixed, Floating beside a Fixed one (A-FLOAT-03), or neither and can’t be moved all the same. */
export function firmnessOf(g: Ascendancy, system: SystemId): Firmness {
  const chart = chartOf(g);
  if (isFixed(chart, system)) return 'fixed';
  return anchorOn(chart, system) === null ? 'immovable' : 'floating';
}

/** The Fixed System around which a Floating one can swing; null: it isn’t Floating. */
export function anchorOf(g: Ascendancy, system: SystemId): SystemId | null {
  return anchorOn(chartOf(g), system);
}

/** The same on a chart. */
export function anchorOn(chart: Chart, system: SystemId): SystemId | null {
  if (isFixed(chart, system)) return null;
  const [anchor] = joinedWith(chart, system);
  return anchor !== undefined && isFixed(chart, anchor) ? anchor : null;
}

/** All Floating Systems on the map: what hangs on a Fixed one is never turned without it (A-OPEN-43). */
export function floating(g: Ascendancy): readonly SystemId[] {
  return floatingOn(chartOf(g));
}

const floatingOn = charted((chart) => chart.discs.flatMap(({ id }) => (anchorOn(chart, id) === null ? [] : id)));
