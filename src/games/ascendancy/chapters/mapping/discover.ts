import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { systemCard, systemName } from '../../content/lookup.ts';
import { laneSector } from '../../galaxy/graph.ts';
import { DISCS_APART } from '../../galaxy/measure.ts';
import { openEnd, spotAt, spotFor } from '../../galaxy/placing.ts';
import { putDisc } from '../../position/discs.ts';
import { unitOf } from '../../position/find.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { does } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Lane, LaneId, SystemId, UnitId } from '../../state.ts';
import { DISCOVER, EXPLORE, type Play, SWING } from '../calls.ts';
import { swingOffer, swingsNear } from './swinging.ts';

interface Local {
  seat: Seat;
  units: UnitId[];
  lane: LaneId;
  kind: 'impulse' | 'warp' | 'none';
  /** The System that was placed. */
  system?: SystemId;
  result?: number;
}

/**
 * Returns the lane and its open end where the System will be placed. If both ends are open, returns the end where the
 * units are (A-OPEN-44).
 */
function endOf(g: Ascendancy, { lane: id, units }: Local): { lane: Lane; end: 'a' | 'b' } {
  const lane = must(g.lanes[id], `lane ${id}`);
  const { at } = unitOf(g, must(units[0], 'a unit that enters the System'));
  const end = must(openEnd(lane, at === laneSector(id, 1) ? 'a' : 'b'), `an open end of lane ${id}`);
  return { lane, end };
}

/** Lists swings that could make room for a System, and the choice to swing nothing and find no System (A-GEO-15). */
function roomOffers(g: Ascendancy, local: Local): Offer<SystemId | null>[] {
  const { lane, end } = endOf(g, local);
  const swings = swingsNear(g, spotAt(g, lane.id, end), DISCS_APART).flatMap((system) => {
    const { option, why } = swingOffer(g, local.seat, system);
    return why === null ? [open<SystemId | null>(option, system)] : [];
  });
  if (swings.length === 0) return [];
  const none = { key: 'abandon', verb: 'abandon', label: 'Don’t swing, and find no System', rule: 'A-SYS-04' };
  return [...swings, open(none, null)];
}

/** Describes a newly placed disc: “a Phenomenon, Hazard Level 5, up to 3 lanes”. */
function discText(id: SystemId): string {
  const { kind, hazard, sites, lanes } = systemCard(id);
  const places = sites.length === 1 ? '1 site' : `${sites.length} sites`;
  const what = kind === 'phenomenon' ? 'a Phenomenon' : `a Planetary System with ${places}`;
  return listed([what, ...(hazard === null ? [] : [`Hazard Level ${hazard}`]), `up to ${lanes} lanes`]);
}

function place(ctx: Play, local: Local): SystemId {
  const { g } = ctx;
  const { lane, end } = endOf(g, local);
  const spot = spotFor(g, lane.id, end);
  const [id] = ctx.draw(g.stack, 1);
  if (spot === null || id === undefined) throw new Error('there is no room for a System, or none left');
  // The disc is turned face up for everyone.
  ctx.reveal();
  putDisc(g, id, spot);
  lane[end] = id;
  for (const unit of local.units) unitOf(g, unit).at = id;
  ctx.log(`${does(g, local.seat, 'discovers', 'discover')} ${systemName(id)}: ${discText(id)}.`, 'A-SYS-01');
  return id;
}

/** Places a new System beyond a lane’s open end. The units enter the new System and explore it (A-SYS-01 to A-SYS-04). */
export const discoverProcedure = procedure<Ascendancy, Local>(DISCOVER.name)({
  begin: offering({
    ask({ g }, local) {
      // If no discs are left, no System is placed (A-OPEN-73).
      if (g.stack.length === 0) return { go: 'nothing' };
      const { lane, end } = endOf(g, local);
      if (spotFor(g, lane.id, end) !== null) return { go: 'laid' };
      const offers = roomOffers(g, local);
      if (offers.length === 0) return { go: 'nothing' };
      return {
        seat: local.seat,
        kind: 'pick',
        prompt: 'No System has room at the end of the lane. Swing another System out of the way?',
        offers,
        min: 1,
        max: 1,
        rule: 'A-GEO-15',
      };
    },
    take(ctx, local, system) {
      if (system === null) return 'nothing';
      ctx.call(SWING, { seat: local.seat, system });
      return 'begin';
    },
  }),
  laid(ctx, local) {
    const { seat, kind } = local;
    local.system = place(ctx, local);
    moment(ctx, 'discovered', { seat, system: local.system, kind });
    return 'explore';
  },
  explore(ctx, { seat, units, kind, system = '' }) {
    ctx.call(EXPLORE, { seat, system, units, kind });
    return 'explored';
  },
  explored(_ctx, local) {
    local.result = 1;
    return null;
  },
  nothing(ctx, local) {
    const why = ctx.g.stack.length === 0 ? 'no System Disc is left' : 'it has no room';
    ctx.log(
      `There is no System at the end of the lane because ${why}.`,
      ctx.g.stack.length === 0 ? 'A-OPEN-73' : 'A-SYS-04',
    );
    dropEmptyLanes(ctx);
    local.result = 0;
    return null;
  },
});
