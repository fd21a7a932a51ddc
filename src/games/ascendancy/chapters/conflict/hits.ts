import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { conflictOf, isWorld, noteUse, seatOf, sideAt, unitsOf } from '../../position/conflict.ts';
import { unitName } from '../../position/names.ts';
import { added, granted } from '../../rules/ask.ts';
import type { Ascendancy, Side, Unit } from '../../state.ts';
import type { Play } from '../calls.ts';
import { shortPlace } from '../movement/words.ts';
import { damageBorg, doom, remaining } from './losses.ts';
import { sideName } from './roll.ts';

/** The key under which a conflict records that a seat hit the Borg. */
export const HIT_BORG = 'hit the Borg';

/** Hits that a side still has to allot. */
export interface Allotting {
  by: number;
  hits: Side['hits'][number];
}

/** A target for Hits: a Fleet, or all single Ships in a Sector. */
export interface Target {
  units: Unit[];
  /** The maximum number of Hits that the target can take: Ships not yet doomed, plus Hits that the target ignores. */
  most: number;
}

/**
 * Returns how many of a side’s Hits a unit can still ignore in this Combat Round. If the unit is null, returns how many
 * Hits the whole opposing side can still ignore.
 */
export function ignoredBy(g: Ascendancy, place: number, by: number, unit: number | null): number {
  const used = sideAt(conflictOf(g), place).spared.reduce((sum, one) => sum + (one.unit === unit ? one.hits : 0), 0);
  return Math.max(0, added(g, 'ignored-hits', { side: place, by, unit }) - used);
}

/**
 * Returns the targets for a side’s Hits: each Fleet, and single Ships by Sector. Doomed Ships can’t be chosen
 * (A-KLI-07).
 */
export function targetsOf(g: Ascendancy, { by, hits: { on, sure } }: Allotting): Target[] {
  const side = sideAt(conflictOf(g), on);
  const targets = new Map<string, Target>();
  for (const unit of unitsOf(g, side)) {
    const left = remaining(side, unit);
    if (left === 0) continue;
    const name = unit.fleet === null ? `at ${unit.at}` : `fleet ${unit.id}`;
    const target = targets.get(name) ?? { units: [], most: 0 };
    target.units.push(unit);
    target.most += left + (sure ? 0 : ignoredBy(g, on, by, unit.id));
    targets.set(name, target);
  }
  return [...targets.values()];
}

/** Allots Hits to a target. The target first ignores as many Hits as it can, then loses Ships one by one. */
export function allot(ctx: Play, { by, hits }: Allotting, { units }: Target, count: number): void {
  const { g } = ctx;
  const side = sideAt(conflictOf(g), hits.on);
  hits.left -= count;
  let left = count;
  for (const unit of units) {
    const ignored = hits.sure ? 0 : Math.min(left, ignoredBy(g, hits.on, by, unit.id));
    if (ignored > 0) {
      side.spared.push({ unit: unit.id, hits: ignored });
      ctx.log(`${unitName(g, unit)} of ${sideName(g, hits.on)} ignores ${several(ignored, 'Hit')}.`, 'A-BAT-19');
    }
    const ships = Math.min(left - ignored, remaining(side, unit));
    if (ships > 0) doom(side, unit.id, ships, by);
    left -= ignored + ships;
  }
}

/**
 * Allots all Hits for which there is no choice. Returns the first Hits for which the player has to choose a target,
 * with the possible targets, or null.
 */
export function allotForced(ctx: Play): { allotting: Allotting; targets: Target[] } | null {
  const { g } = ctx;
  const c = conflictOf(g);
  for (const [by, { hits }] of c.sides.entries())
    for (const one of hits) {
      if (one.left === 0) continue;
      const side = sideAt(c, one.on);
      if (isWorld(c, one.on)) continue;
      spareSide(ctx, by, one);
      // All these Hits were ignored, so none are left to allot (A-BAT-18).
      if (one.left === 0) continue;
      const allotting = { by, hits: one };
      if (side.owner === 'borg') {
        for (const { text, rule } of damageBorg(g, c, side, one.left)) ctx.log(text, rule);
        // Everyone who hit the Cube shares in the spoils (A-OPEN-31).
        const seat = seatOf(sideAt(c, by));
        if (seat !== null) noteUse(c, HIT_BORG, seat);
        one.left = 0;
        continue;
      }
      const targets = targetsOf(g, allotting);
      const most = targets.reduce((sum, target) => sum + target.most, 0);
      // The player has a choice if there is more than one target and some targets would survive (A-BAT-19).
      const chooses = one.left < most && targets.length > 1;
      if (chooses && seatOf(sideAt(c, by)) !== null) return { allotting, targets };
      for (const target of [...targets].sort((a, b) => a.most - b.most)) {
        const count = Math.min(one.left, target.most);
        if (count > 0) allot(ctx, allotting, target, count);
      }
      one.left = 0;
    }
  return null;
}

/** Removes Hits that the whole side ignores, before they are allotted. */
function spareSide(ctx: Play, by: number, hits: Side['hits'][number]): void {
  if (hits.sure) return;
  const { g } = ctx;
  const spared = Math.min(hits.left, ignoredBy(g, hits.on, by, null));
  if (spared === 0) return;
  hits.left -= spared;
  sideAt(conflictOf(g), hits.on).spared.push({ unit: null, hits: spared });
  const name = sideName(g, hits.on);
  ctx.log(`${several(spared, 'Hit')} on ${name} ${spared === 1 ? 'is' : 'are'} ignored.`, 'A-BAT-18');
}

/**
 * Returns the first Hits for which the player has to choose a target, or null. Changes nothing. Call this function
 * after `allotForced`.
 */
export function choiceOfHits(g: Ascendancy): { allotting: Allotting; targets: Target[] } | null {
  for (const [by, { hits }] of conflictOf(g).sides.entries())
    for (const one of hits)
      if (one.left > 0 && !isWorld(conflictOf(g), one.on)) {
        const allotting = { by, hits: one };
        return { allotting, targets: targetsOf(g, allotting) };
      }
  return null;
}

/** Returns a target’s hint, which describes what Hits would do to that target. */
function consequence(g: Ascendancy, side: Side, { units, most }: Target, { by, hits }: Allotting): string {
  const [unit] = units;
  if (unit === undefined || unit.fleet === null) return `${several(most, 'Ship')} there can be hit`;
  const ignored = hits.sure ? 0 : ignoredBy(g, hits.on, by, unit.id);
  const left = remaining(side, unit);
  const first = ignored > 0 ? `It ignores ${several(ignored, 'Hit')}. ` : '';
  if (left < 3 || granted(g, 'keep-fleet', { unit: unit.id })) return `${first}It stays a Fleet until the battle ends.`;
  return `${first}${several(left - 2 + ignored, 'Hit')} or more disband it.`;
}

/** Lists the targets for Hits. Each target can be chosen once per Hit. */
export function hitOffers(
  g: Ascendancy,
  { allotting, targets }: { allotting: Allotting; targets: Target[] },
): Offer<Target>[] {
  const side = sideAt(conflictOf(g), allotting.hits.on);
  return targets.map((target) => {
    const [unit] = target.units;
    const key = unit?.fleet === null ? `hits:at:${unit.at}` : `hits:${unit?.id}`;
    const where = unit?.at == null ? '' : shortPlace(g, unit.at);
    const label =
      unit === undefined || unit.fleet === null
        ? `Single Ships at ${where}`
        : unitName(g, { ...unit, ships: remaining(side, unit) });
    return open({ key, verb: 'hits', label, hint: consequence(g, side, target, allotting), max: target.most }, target);
  });
}
