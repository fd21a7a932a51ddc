import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { ROUNDS } from '../../content/borg/numbers.ts';
import { systemName } from '../../content/systems/table.ts';
import { beside } from '../../galaxy/graph.ts';
import { cubeOf } from '../../position/borg.ts';
import { discOf, inOrder, playerOf, shipsIn, unitsIn } from '../../position/find.ts';
import { atPlace, does, theSeat } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Sector, UnitId } from '../../state.ts';
import { uncolonizable } from '../building/colonies.ts';
import { BATTLE, COLONIZE, type Play } from '../calls.ts';
import { spoilsOfCube } from './spoils.ts';
import { gainTech } from './tech.ts';

interface Fight {
  /** Who attacks, or the first who is attacked. */
  seat: Seat;
  sector: Sector;
  /** The Cube; null: the Spire there. */
  cube: number | null;
  /** Who fights it, and whether they attack. */
  seats: Seat[];
  attack: boolean;
  /** Ships of who attacks, if not all that are near. */
  units?: UnitId[];
  /** Seats that are still to be invited (A-OPEN-28). */
  invited?: Seat[];
}

/** A fight with a Cube (A-OPEN-28), or with the Spire of a Borg world (A-OPEN-30): the Command is paid for already. */
export const BORG_FIGHT: Callable<Fight> = { name: 'borg-fight' };

/** Sectors from which Ships join a fight: its own, and those next to it (A-OPEN-28). */
export function near(g: Ascendancy, sector: Sector): Sector[] {
  return [sector, ...beside(g, sector)];
}

/** How many Ships of a seat could join a fight in a Sector. */
export function shipsNear(g: Ascendancy, sector: Sector, seat: Seat): number {
  return near(g, sector).reduce((sum, one) => sum + shipsIn(g, one, seat), 0);
}

/** Who could be invited to a fight in a Sector: players with Ships there or next to it. */
export function partners(g: Ascendancy, sector: Sector, seat: Seat): Seat[] {
  return inOrder(g, seat).filter((one) => one !== seat && shipsNear(g, sector, one) > 0);
}

/** From where all that take part come. */
function origins(g: Ascendancy, { sector, seats }: Fight): Sector[] {
  return near(g, sector).filter((one) => seats.some((seat) => shipsIn(g, one, seat) > 0));
}

function isSpire({ cube }: Fight): boolean {
  return cube === null;
}

export const borgFight = procedure<Ascendancy, Fight>(BORG_FIGHT.name)({
  // A-OPEN-28: partners join without a Command.
  begin: offering({
    ask({ g }, { seat, sector, cube, invited = [] }) {
      const [partner] = invited;
      if (partner === undefined) return { go: 'fight' };
      const what = cube === null ? 'the Spire' : `a Cube with ${several(cubeOf(g, cube)?.dice ?? 0, 'die', 'dice')}`;
      const ships = several(shipsNear(g, sector, partner), 'Ship');
      const offers: Offer<boolean>[] = [
        open({ key: 'decline', verb: 'decline', label: 'Stay out of it', rule: 'A-OPEN-28' }, false),
        open(
          { key: 'join', verb: 'join', label: `Join with ${ships}`, hint: 'It takes no Command.', rule: 'A-OPEN-28' },
          true,
        ),
      ];
      const prompt = `Do you join ${theSeat(g, seat)} against ${what} ${atPlace(g, sector)}?`;
      return { seat: partner, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPEN-28' };
    },
    take(ctx, local, joins) {
      const [partner, ...left] = local.invited ?? [];
      local.invited = left;
      if (partner === undefined) return 'fight';
      if (joins) local.seats = [...local.seats, partner];
      const done = joins ? does(ctx.g, partner, 'joins', 'join') : does(ctx.g, partner, 'stays', 'stay');
      ctx.log(joins ? `${done} the attack.` : `${done} out of the attack.`, 'A-OPEN-28');
      return 'begin';
    },
  }),
  fight(ctx, local) {
    const { seat, sector, cube, seats, attack, units } = local;
    const rounds = attack ? {} : { rounds: ROUNDS };
    ctx.call(BATTLE, {
      seat,
      sector,
      from: origins(ctx.g, local),
      cubes: { ids: cube === null ? [] : [cube], seats, attack, spire: isSpire(local), ...rounds },
      ...(units === undefined ? {} : { units }),
    });
    return 'fought';
  },
  fought(ctx, local) {
    const { g } = ctx;
    const { last } = g;
    const { seat, cube, attack } = local;
    if (last === null) return null;
    if (cube === null) return last.spire?.left === 0 ? 'freed' : null;
    if (cubeOf(g, cube) !== undefined) return null;
    spoilsOfCube(ctx, last, attack ? seat : null);
    return 'destroyed';
  },
  destroyed(ctx, { seat, cube }) {
    if (cube !== null) moment(ctx, 'cube-destroyed', { seat, cube });
    return 'end';
  },
  // A-OPEN-30: Spire and Nodes are gone.
  freed(ctx, { seat, sector }) {
    const { g } = ctx;
    discOf(g, sector).spire = null;
    ctx.log(`The Spire falls: ${systemName(sector)} is free.`, 'A-OPEN-30');
    gainTech(ctx, seat);
    return 'colonize';
  },
  // A-OPEN-30: who began it may Colonize the System at once, for 1 Ship alone; Vulcans for nothing.
  colonize: offering({
    ask({ g }, { seat, sector }) {
      const [ship] = unitsIn(g, sector, seat);
      const isVulcan = playerOf(g, seat).civ === 'vulcan';
      if (ship === undefined || uncolonizable(g, seat, discOf(g, sector)) !== null) return { go: 'end' };
      const price = isVulcan ? 'It costs nothing.' : 'It costs 1 Ship and nothing else.';
      const offers: Offer<UnitId | null | false>[] = [
        open(
          { key: `colonize:${sector}`, verb: 'colonize', label: `Colonize ${systemName(sector)}`, hint: price },
          isVulcan ? null : ship.id,
        ),
        open({ key: 'decline', verb: 'decline', label: 'Leave it Undeveloped' }, false),
      ];
      const prompt = `You freed ${systemName(sector)}. Do you Colonize it at once?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPEN-30' };
    },
    take(ctx, local, unit) {
      if (unit !== false) settle(ctx, local, unit);
      return 'end';
    },
  }),
  end: () => null,
});

function settle(ctx: Play, { seat, sector }: Fight, unit: UnitId | null): void {
  ctx.call(COLONIZE, { seat, system: sector, unit, pay: 'nothing', given: true });
}
