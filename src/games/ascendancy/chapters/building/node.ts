import { procedure } from '../../../../kernel/game.ts';
import { discOf } from '../../position/find.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Resource, SystemId } from '../../state.ts';
import { DISCARD, NODE } from '../calls.ts';

/** A Resource Node comes onto a site. */
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
  // A-PROJ-06: a Research Node that gave way to another one lowers the maximum at once.
  discard(ctx, { seat }) {
    ctx.call(DISCARD, { seat });
    return 'end';
  },
  end: () => null,
});
