import { type Callable, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { ROUNDS } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
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
  /** The attacker, or the first player attacked. */
  seat: Seat;
  sector: Sector;
  /** The Cube’s id, or null for the Spire in the Sector. */
  cube: number | null;
  /** The players who fight the Cube or the Spire, and whether they attack. */
  seats: Seat[];
  attack: boolean;
  /** The attacker’s Ships that join. If undefined, all nearby Ships join. */
  units?: UnitId[];
  /** Seats still to be invited (A-OPEN-28). */
  invited?: Seat[];
}

/** Fights a Cube (A-OPEN-28) or the Spire of a Borg world (A-OPEN-30). The Command is already paid for. */
export const BORG_FIGHT: Callable<Fight> = { name: 'borg-fight' };

/** Returns the Sectors from which Ships can join a fight in a Sector: that Sector and the adjacent ones (A-OPEN-28). */
export function near(g: Ascendancy, sector: Sector): Sector[] {
  return [sector, ...beside(g, sector)];
}

/** Counts a seat’s Ships that could join a fight in a Sector. */
export function shipsNear(g: Ascendancy, sector: Sector, seat: Seat): number {
  return near(g, sector).reduce((sum, one) => sum + shipsIn(g, one, seat), 0);
}

/** Returns the players who could be invited to a fight: those with Ships there or next to it. */
export function partners(g: Ascendancy, sector: Sector, seat: Seat): Seat[] {
  return inOrder(g, seat).filter((one) => one !== seat && shipsNear(g, sector, one) > 0);
}

/** Returns the Sectors from which the participants’ Ships come. */
function origins(g: Ascendancy, { sector, seats }: Fight): Sector[] {
  return near(g, sector).filter((one) => seats.some((seat) => shipsIn(g, one, seat) > 0));
}

function isSpire({ cube }: Fight): boolean {
  return cube === null;
}

export const borgFight = procedure<Ascendancy, Fight>(BORG_FIGHT.name)({
  // Partners join without paying a Command (A-OPEN-28).
  begin: offering({
    ask({ g }, { seat, sector, cube, invited = [] }) {
      const [partner] = invited;
      if (partner === undefined) return { go: 'fight' };
      const what =
        cube === null
          ? 'the Spire'
          : `a Cube with ${several(must(cubeOf(g, cube), `Cube ${cube}`).dice, 'die', 'dice')}`;
      const ships = several(shipsNear(g, sector, partner), 'Ship');
      const offers: Offer<boolean>[] = [
        open({ key: 'decline', verb: 'decline', label: 'Stay out of the fight', rule: 'A-OPEN-28' }, false),
        open(
          { key: 'join', verb: 'join', label: `Join with ${ships}`, hint: 'This costs no Command', rule: 'A-OPEN-28' },
          true,
        ),
      ];
      const prompt = `Join ${theSeat(g, seat)} against ${what} ${atPlace(g, sector)}?`;
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
  // The Spire and its Nodes are removed (A-OPEN-30).
  freed(ctx, { seat, sector }) {
    const { g } = ctx;
    discOf(g, sector).spire = null;
    ctx.log(`The Spire is destroyed and ${systemName(sector)} is free.`, 'A-OPEN-30');
    gainTech(ctx, seat);
    return 'colonize';
  },
  // The attacker may immediately Colonize the System for only 1 Ship, and Vulcans pay nothing (A-OPEN-30).
  colonize: offering({
    ask({ g }, { seat, sector }) {
      const [ship] = unitsIn(g, sector, seat);
      const isVulcan = playerOf(g, seat).civ === 'vulcan';
      if (ship === undefined || uncolonizable(g, seat, discOf(g, sector)) !== null) return { go: 'end' };
      const price = isVulcan ? 'This costs nothing' : 'This costs only 1 Ship';
      const offers: Offer<UnitId | null | false>[] = [
        open(
          { key: `colonize:${sector}`, verb: 'colonize', label: `Colonize ${systemName(sector)}`, hint: price },
          isVulcan ? null : ship.id,
        ),
        open({ key: 'decline', verb: 'decline', label: 'Leave it Undeveloped' }, false),
      ];
      const prompt = `You freed ${systemName(sector)}. Colonize it now?`;
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
