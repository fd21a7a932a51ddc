import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { chartOf } from '../../galaxy/chart.ts';
import { laneSector } from '../../galaxy/graph.ts';
import { bearingTo } from '../../galaxy/measure.ts';
import { loseCommand } from '../../position/commands.ts';
import { discOf, inOrder, playerOf, unitsIn } from '../../position/find.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { does, placeName, theSeat, verbFor } from '../../position/names.ts';
import type { Ascendancy, Sector, SystemId, Unit } from '../../state.ts';
import { DESTROY, DISCARD, type Play } from '../calls.ts';

interface Local {
  seat: Seat;
  system: SystemId;
}

/** Returns a System’s Adjacent Sectors in the order of its lanes’ bearings (A-DEST-01). */
function waysOut(g: Ascendancy, system: SystemId): Sector[] {
  const disc = discOf(g, system);
  return chartOf(g)
    .lanes.filter(({ a, b }) => a === system || b === system)
    .map((lane) =>
      lane.a === system
        ? { sector: laneSector(lane.id, 1), bearing: bearingTo(disc, lane.to) }
        : { sector: laneSector(lane.id, lane.sectors), bearing: bearingTo(disc, lane.from) },
    )
    .sort((one, other) => one.bearing - other.bearing)
    .map(({ sector }) => sector);
}

/** Returns a seat’s Ships in a System, and its Ships at Warp whose tokens point to that System (A-OPEN-52). */
function concerned(g: Ascendancy, seat: Seat, system: SystemId): Unit[] {
  return g.units.filter((unit) => unit.seat === seat && (unit.at === system || unit.warp?.from === system));
}

/** Returns the next seat whose Ships must leave, or undefined. */
function nextOwner(g: Ascendancy, { seat, system }: Local): Seat | undefined {
  return inOrder(g, seat).find((one) => concerned(g, one, system).length > 0);
}

function leave(ctx: Play, { system }: Local, seat: Seat, sector: Sector): void {
  const there = unitsIn(ctx.g, system, seat).length > 0;
  for (const unit of concerned(ctx.g, seat, system)) {
    if (unit.at === system) unit.at = sector;
    if (unit.warp?.from === system) unit.warp.from = sector;
  }
  const to = placeName(ctx.g, sector);
  const goes = `${does(ctx.g, seat, 'leaves', 'leave')} ${systemName(system)} for ${to}.`;
  const points = `The Warp Tokens that pointed to ${systemName(system)} now point to ${to}.`;
  ctx.log(there ? goes : points, there ? 'A-DEST-01' : 'A-OPEN-52');
}

/** Clears a System: its Nodes, tokens and cards return to their supplies (A-DEST-01). */
function clear(ctx: Play, system: SystemId): void {
  const { g } = ctx;
  const { control, starbase, ambassadors, unseen, cards } = discOf(g, system);
  if (control !== null) {
    playerOf(g, control).controls += 1;
    if (starbase) loseCommand(g, control);
  }
  const vulcan = g.players.find(({ civ }) => civ === 'vulcan');
  if (vulcan !== undefined) vulcan.ambassadors += ambassadors;
  g.exploration.discard.push(...unseen, ...cards.map(({ card }) => card));
  for (const player of g.players) if (player.home === system) player.home = null;
}

/** Destroys a System (A-DEST-01, A-GEO-31). */
export const destroyProcedure = procedure<Ascendancy, Local>(DESTROY.name)({
  begin: offering({
    ask({ g }, local) {
      const seat = nextOwner(g, local);
      const ways = waysOut(g, local.system);
      if (seat === undefined || ways.length < 2) return { go: 'only' };
      const offers = ways.map((sector): Offer<Sector> => {
        const key = `leave:${local.system}:${sector}`;
        const subject = { kind: 'sector', id: sector };
        return open({ key, verb: 'leave', label: placeName(g, sector), subject, rule: 'A-DEST-01' }, sector);
      });
      return {
        seat,
        kind: 'pick',
        prompt: `${systemName(local.system)} will be destroyed. Where do your Ships go?`,
        offers,
        min: 1,
        max: 1,
        rule: 'A-DEST-01',
      };
    },
    take(ctx, local, sector) {
      leave(ctx, local, must(nextOwner(ctx.g, local), 'a player whose Ships must leave'), sector);
      return 'begin';
    },
  }),
  only(ctx, local) {
    const { g } = ctx;
    const [way] = waysOut(g, local.system);
    for (let seat = nextOwner(g, local); seat !== undefined && way !== undefined; seat = nextOwner(g, local)) {
      leave(ctx, local, seat, way);
    }
    if (g.borg !== null && way !== undefined)
      for (const cube of g.borg.cubes) if (cube.at === local.system) cube.at = way;
    return 'gone';
  },
  gone(ctx, { system }) {
    const { g } = ctx;
    const { control } = discOf(g, system);
    clear(ctx, system);
    // Lanes with Ships remain, with an open end here (A-GEO-31). Lanes without Ships are removed (A-DEST-02).
    for (const lane of Object.values(g.lanes)) {
      if (lane.a === system) lane.a = null;
      if (lane.b === system) lane.b = null;
    }
    // Ships and Cubes without an Adjacent Sector to go to are lost with the System.
    if (g.borg !== null) g.borg.cubes = g.borg.cubes.filter(({ at }) => at !== system);
    for (const unit of g.units.filter(({ at, warp }) => at === system || warp?.from === system))
      playerOf(g, unit.seat).ships += unit.ships;
    g.units = g.units.filter(({ at, warp }) => at !== system && warp?.from !== system);
    delete g.discs[system];
    g.destroyed.push(system);
    g.lasting = g.lasting.filter((one) => one.system !== system);
    const owner = control === null ? '' : `, so ${theSeat(g, control)} ${verbFor(g, control, 'loses', 'lose')} it`;
    const lost = control === null ? undefined : { seat: control, names: [systemName(system)] };
    ctx.log(`${systemName(system)} is destroyed${owner}.`, 'A-DEST-01', lost);
    dropEmptyLanes(ctx);
    if (control === null) return null;
    // Losing a Research Node may lower the maximum number of Projects (A-PROJ-06).
    ctx.call(DISCARD, { seat: control });
    return 'over';
  },
  over: () => null,
});
