import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { researchNodes } from '../../position/projects.ts';
import { added } from '../../rules/ask.ts';
import type { Ascendancy } from '../../state.ts';

/** Returns how many Projects a seat may have: the number of its Research Nodes (A-PROJ-02) plus what rules add. */
export function mostProjects(g: Ascendancy, seat: Seat): number {
  return Math.max(0, researchNodes(g, seat) + added(g, 'limit', { of: 'projects', seat }));
}

/** Returns how many Projects a seat has in excess of its maximum (A-PROJ-03). */
export function excessOf(g: Ascendancy, seat: Seat): number {
  return Math.max(0, playerOf(g, seat).projects.length - mostProjects(g, seat));
}
