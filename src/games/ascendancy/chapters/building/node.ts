import { procedure } from '../../../../kernel/game.ts';
import { discOf } from '../../position/find.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Resource, SystemId } from '../../state.ts';
import { DISCARD, NODE } from '../calls.ts';

/** Places a Resource Node on a site. */
export const node = procedure<Ascendancy, { seat: number; system: SystemId; resource: Resource; site: number }>(
  NODE.name,
)({
  begin(ctx, { seat, system, resource, site }) {
    const disc = discOf(ctx.g, system);
    const printed = disc.sites[site];
    disc.nodes[site] = resource;
    moment(ctx, 'node-built', { seat, system, site, fits: printed === resource || printed === 'open' });
    return 'discard';
  },
  // Replacing a Research Node immediately lowers the maximum number of Projects (A-PROJ-06).
  discard(ctx, { seat }) {
    ctx.call(DISCARD, { seat });
    return 'end';
  },
  end: () => null,
});
