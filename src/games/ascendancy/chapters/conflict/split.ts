import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { conflictOf, opponentsOf, sideAt, strengthOf } from '../../position/conflict.ts';
import { unitOf } from '../../position/find.ts';
import { unitName } from '../../position/names.ts';
import type { Ascendancy, UnitId } from '../../state.ts';
import { type Pool, poolsOf } from './numbers.ts';
import { sideName } from './roll.ts';

/** The number of dice from a pool that are rolled against one side. */
export interface Share {
  by: number;
  unit: UnitId | null;
  on: number;
  dice: number;
}

/** Returns a side’s pools that still have to be divided among several opponents (A-BAT-09). */
export function undivided(g: Ascendancy, by: number, shares: readonly Share[]): Pool[] {
  if (opponentsOf(g, conflictOf(g), by).length < 2) return [];
  return poolsOf(g, by).filter(({ unit }) => !shares.some((one) => one.by === by && one.unit === unit));
}

/** Lists the opponents against whom a pool’s dice can be rolled. Each opponent can be chosen once per die. */
export function shareOffers(g: Ascendancy, by: number, { unit, dice }: Pool): Offer<Share>[] {
  return opponentsOf(g, conflictOf(g), by).map((on) => {
    const name = sideName(g, on);
    const option = {
      key: `split:${unit ?? 'ships'}:${sideAt(conflictOf(g), on).owner}`,
      verb: 'split',
      label: name.charAt(0).toUpperCase() + name.slice(1),
      hint: `${several(strengthOf(g, conflictOf(g), on), 'Ship')} in the battle`,
      max: dice.length,
    };
    return open(option, { by, unit, on, dice: 1 });
  });
}

/** Names a pool of dice and its Fleet. */
export function poolName(g: Ascendancy, { unit, dice }: Pool): string {
  const count = several(dice.length, 'die', 'dice');
  return unit === null ? count : `${count} of ${unitName(g, unitOf(g, unit))}`;
}

/**
 * Divides a Cube’s dice one by one: each die goes to the opponent whose Ships most outnumber the dice already assigned
 * to that opponent.
 */
export function evenShares(g: Ascendancy, by: number, { unit, dice }: Pool): Share[] {
  const c = conflictOf(g);
  const shares = opponentsOf(g, c, by).map((on) => ({ by, unit, on, dice: 0 }));
  for (let die = 0; die < dice.length; die++) {
    const left = (share: Share) => strengthOf(g, c, share.on) - share.dice;
    const [first] = [...shares].sort((a, b) => left(b) - left(a));
    if (first !== undefined) first.dice += 1;
  }
  return shares;
}

/** Returns a pool’s dice against a side. If the pool isn’t divided, returns all its dice. */
export function diceAgainst(by: number, on: number, pool: Pool, shares: readonly Share[]): (UnitId | null)[] {
  const divided = shares.filter((one) => one.by === by && one.unit === pool.unit);
  if (divided.length === 0) return pool.dice;
  let from = 0;
  for (const share of divided) {
    if (share.on === on) return pool.dice.slice(from, from + share.dice);
    from += share.dice;
  }
  return [];
}
