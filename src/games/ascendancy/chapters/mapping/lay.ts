import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering } from '../../../kit/offers.ts';
import { allCards, systemName } from '../../content/lookup.ts';
import { clockOf } from '../../galaxy/clock.ts';
import type { Joining } from '../../galaxy/connecting.ts';
import type { Sectors } from '../../galaxy/measure.ts';
import { type Placement, placements, wished } from '../../galaxy/placing.ts';
import { putConnection, putLane } from '../../galaxy/put.ts';
import { does } from '../../position/names.ts';
import type { Ascendancy, LaneId, SystemId, UnitId } from '../../state.ts';
import { LAY, type Play, SWING } from '../calls.ts';
import { updateContact } from './contact.ts';
import { rollLane } from './lane-die.ts';
import { type Base, exampleDirections, layingOffers, swingsText } from './lay-offers.ts';

interface Local {
  seat: Seat;
  system: SystemId;
  unit: UnitId | null;
  prefer?: string[];
  sectors?: Sectors;
  result?: number;
}

function baseOf({ seat, system, unit, sectors }: Local): Base {
  if (sectors === undefined) throw new Error('the lane isn’t rolled for yet');
  return { seat, system, unit, sectors };
}

/**
 * Finds a System by name or id, ignoring case and punctuation (A-GEO-33). An id is the name without capitals and
 * punctuation.
 */
function systemNamed(words: string): SystemId | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return allCards().systems.find(({ name }) => plain(name) === plain(words))?.id ?? null;
}

function laid(ctx: Play, local: Local, lane: LaneId): void {
  if (ctx.g.movement !== null) ctx.g.movement.lane = lane;
  local.result = 1;
}

/** Places a lane and logs its length and direction (A-GEO-36). */
function lay(ctx: Play, local: Local, place: Placement): void {
  const { seat, system, sectors } = baseOf(local);
  laid(ctx, local, putLane(ctx.g, system, sectors, place).id);
  ctx.log(
    `${does(ctx.g, seat, 'places', 'place')} a lane of ${sectors} Sectors from ${systemName(system)} at ${clockOf(place.bearing)} o’clock.`,
    'A-LANE-05',
  );
}

function connect(ctx: Play, local: Local, way: Joining): void {
  const { seat, system, sectors } = baseOf(local);
  const swung = swingsText(ctx.g, system, way, true);
  laid(ctx, local, putConnection(ctx.g, system, sectors, way).id);
  const text = `${does(ctx.g, seat, 'joins', 'join')} ${systemName(system)} and ${systemName(way.target)} by a lane of ${sectors} Sectors${way.side === 'straight' ? '' : `, ${way.side} side`}`;
  ctx.log(swung === null ? `${text}.` : `${text}, and ${swung}.`, 'A-CONN-02');
  updateContact(ctx);
}

/**
 * Places a new lane at a System: rolls for its length, then the mover chooses where it goes (A-LANE-02 to A-LANE-07).
 */
export const layProcedure = procedure<Ascendancy, Local>(LAY.name)({
  begin(ctx, local) {
    local.sectors = rollLane(ctx);
    const { seat, system, sectors, prefer } = local;
    ctx.log(
      `${does(ctx.g, seat, 'rolls', 'roll')} a Space Lane of ${sectors} Sectors at ${systemName(system)}.`,
      'A-LANE-03',
    );
    // A mover who gave directions in advance isn’t asked (A-GEO-13).
    const place =
      prefer === undefined ? null : wished(ctx.g, system, placements(ctx.g, system, sectors), prefer, systemNamed);
    if (place === null) return 'choose';
    lay(ctx, local, place);
    return null;
  },
  choose: offering({
    ask({ g, terse }, local) {
      const base = baseOf(local);
      const offers = layingOffers(g, base);
      if (offers.length === 0) return { go: 'abandoned' };
      const said = terse ? [] : exampleDirections(g, base).map((one) => `“${one}”`);
      const examples = said.length === 0 ? '' : ` For example: ${said.join(' or ')}.`;
      return {
        seat: base.seat,
        kind: 'pick',
        prompt: `Where do you place the lane of ${base.sectors} Sectors from ${systemName(base.system)}?${examples}`,
        offers,
        min: 1,
        max: 1,
        rule: 'A-LANE-05',
      };
    },
    take(ctx, local, laying) {
      switch (laying.do) {
        case 'lay':
          lay(ctx, local, laying.place);
          return null;
        case 'connect':
          connect(ctx, local, laying.way);
          return null;
        case 'swing':
          ctx.call(SWING, { seat: local.seat, system: laying.system });
          return 'choose';
        case 'abandon':
          return 'abandoned';
      }
    },
  }),
  abandoned(ctx, local) {
    const { sectors, system } = baseOf(local);
    ctx.log(`The lane of ${sectors} Sectors doesn’t fit at ${systemName(system)} and is abandoned.`, 'A-LANE-07');
    local.result = 0;
    return null;
  },
});
