import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemCard } from '../../content/lookup.ts';
import { unitOf } from '../../position/find.ts';
import { does, placeName, seatName, theSeat, unitName } from '../../position/names.ts';
import { destroyShips, living } from '../../position/units.ts';
import { granted } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Roll, UnitId } from '../../state.ts';
import { BRAVE, type CalledWith, type Play, type Resulting, ROLL } from '../calls.ts';
import { rollOf } from './roll.ts';
import { hazardTarget } from './target.ts';

type Called = CalledWith<typeof BRAVE>;

/** The local state of Braving: its arguments, and the number of surviving Ships among those that were rolled for. */
type Braving = Called & Resulting & { survivors?: number };

/**
 * Returns at most `most` dice for units: one per Ship (A-HAZ-02), but only one for a Fleet that Braves Ship by Ship
 * (A-ROM-03).
 */
function diceFor(g: Ascendancy, units: readonly UnitId[], most: number): Roll['dice'] {
  const dice = living(g, units).flatMap(({ id, ships }) => {
    const count = granted(g, 'hazard', { how: 'one-by-one', unit: id }) ? 1 : ships;
    return Array.from({ length: count }, () => ({ face: 0, unit: id, rerolled: [] }));
  });
  return dice.slice(0, most);
}

function rollFor(ctx: Play, { seat, system, level, ships }: Braving, units: readonly UnitId[]): void {
  const target = hazardTarget(ctx.g, seat, system, level ?? systemCard(system).hazard ?? 0);
  const dice = diceFor(ctx.g, units, ships ?? Number.POSITIVE_INFINITY);
  ctx.g.roll = { kind: 'hazard', seat, system, target, bonus: 0, dice, used: [] };
  ctx.call(ROLL);
}

/** Returns a Fleet that lost its Ship and may continue with the next one, or null. */
function nextByOne(g: Ascendancy, { units, survivors = 0 }: Braving): UnitId | null {
  if (survivors > 0) return null;
  return living(g, units).find(({ id }) => granted(g, 'hazard', { how: 'one-by-one', unit: id }))?.id ?? null;
}

/** Has units Brave a Hazard (A-HAZ-02). */
export const brave = procedure<Ascendancy, Braving>(BRAVE.name)({
  begin(ctx, local) {
    const { seat, system, kind, discovered = false } = local;
    const units = living(ctx.g, local.units);
    const ships = Math.min(
      local.ships ?? Number.POSITIVE_INFINITY,
      units.reduce((sum, unit) => sum + unit.ships, 0),
    );
    const level = local.level ?? systemCard(system).hazard;
    local.units = units.map(({ id }) => id);
    local.survivors = ships;
    if (ships === 0 || level === null) return 'done';
    const place = placeName(ctx.g, system);
    if (local.level === undefined && granted(ctx.g, 'hazard', { how: 'skip', seat, system, kind, discovered })) {
      ctx.log(`${does(ctx.g, seat, 'passes', 'pass')} the Hazard of ${place} unharmed and without a roll.`, 'A-HAZ-01');
      return 'braved';
    }
    const target = hazardTarget(ctx.g, seat, system, level);
    // A die can’t show more than 6 (A-OPEN-55).
    if (target > 6) {
      ctx.log(
        `The Hazard (Level ${level}) of ${place} can’t pierce the Shields of ${theSeat(ctx.g, seat)}.`,
        'A-OPEN-55',
      );
      return 'braved';
    }
    local.survivors = 0;
    const lost = target >= 6 ? 'a 6' : `${Math.max(1, target)} or more`;
    ctx.log(
      `${does(ctx.g, seat, 'Braves', 'Brave')} the Hazard (Level ${level}) of ${place}. A roll of ${lost} destroys a Ship.`,
      'A-HAZ-02',
    );
    rollFor(ctx, local, local.units);
    return 'losses';
  },
  losses(ctx, local) {
    const { dice, target } = rollOf(ctx.g);
    let lost = 0;
    const left: UnitId[] = [];
    for (const id of local.units) {
      const hits = dice.filter((die) => die.unit === id && die.face >= target).length;
      lost += hits;
      const keep = granted(ctx.g, 'keep-fleet', { unit: id });
      if (hits > 0) left.push(...destroyShips(ctx, id, hits, keep));
      else left.push(id);
    }
    local.units = left;
    local.survivors = (local.survivors ?? 0) + dice.length - lost;
    ctx.g.roll = null;
    const place = placeName(ctx.g, local.system);
    const whose = seatName(ctx.g, local.seat);
    if (lost === 0) ctx.log(`${does(ctx.g, local.seat, 'loses', 'lose')} no Ships at ${place}.`, 'A-HAZ-02');
    else
      ctx.log(
        `${several(lost, 'Ship')} of the ${whose} ${lost === 1 ? 'is' : 'are'} destroyed at ${place}.`,
        'A-HAZ-02',
        { seat: local.seat, names: [] },
      );
    return nextByOne(ctx.g, local) === null ? 'braved' : 'again';
  },
  // After a failure, the Fleet may continue with more Ships one by one, without a Command (A-ROM-03).
  again: offering({
    ask({ g }, local) {
      const next = nextByOne(g, local);
      if (next === null) return { go: 'braved' };
      return {
        seat: local.seat,
        kind: 'pick',
        prompt: `${unitName(g, unitOf(g, next))} lost the Ship that Braved the Hazard. Try with another one?`,
        offers: [
          open({ key: 'stop', verb: 'stop', label: 'Stop', rule: 'A-ROM-03' }, null),
          open({ key: 'again', verb: 'again', label: 'Brave it with another Ship', rule: 'A-ROM-03' }, next),
        ],
        min: 1,
        max: 1,
        rule: 'A-ROM-03',
      };
    },
    take(ctx, local, next) {
      if (next === null) return 'braved';
      rollFor(ctx, local, [next]);
      return 'losses';
    },
  }),
  braved(ctx, local) {
    const { seat, system, kind, survivors = 0 } = local;
    const units = living(ctx.g, local.units).map(({ id }) => id);
    moment(ctx, 'braved', { seat, system, units, survivors, kind });
    return 'done';
  },
  done(_ctx, local) {
    local.result = local.survivors ?? 0;
    return null;
  },
});
