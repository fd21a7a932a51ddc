import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { systemName } from '../../content/lookup.ts';
import { conflictOf } from '../../position/conflict.ts';
import { discOf, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { pay } from '../../position/resources.ts';
import { totalOf } from '../../position/so-far.ts';
import { nodesIn, structures } from '../../position/standing.ts';
import { added, setTo } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Conflict, Roll, SystemId } from '../../state.ts';
import { CONTROL, HEGEMONY, ROLL } from '../calls.ts';
import { rollOf } from '../hazards/roll.ts';
import { planHegemony } from './begin.ts';
import { betray } from './betrayal.ts';

/** The local state of a Hegemony attempt. */
interface Attempt {
  seat: Seat;
  system: SystemId;
  free?: boolean;
  less?: number;
  /** The conflict and the roll that this attempt interrupts. */
  outer?: Conflict | null;
  before?: Roll | null;
  result?: number;
}

/**
 * Returns a System’s Resistance to a seat (A-HEG-03). In a System without a Controller, the Resistance is the number of
 * Resource Nodes and Warp Tokens (A-HEG-07).
 */
export function resistanceOf(g: Ascendancy, seat: Seat, system: SystemId): number {
  const disc = discOf(g, system);
  const base =
    disc.control === null ? nodesIn(disc) + disc.level : structures(disc) + playerOf(g, disc.control).ascendancy;
  return Math.max(0, base + added(g, 'roll', { of: 'resistance', seat, system }));
}

/**
 * Returns what a seat adds to its die: its Ascendancy (A-HEG-04), or the number that a rule sets (A-FER-02), plus
 * modifiers.
 */
export function bonusOf(g: Ascendancy, seat: Seat, system: SystemId): number {
  const about = { of: 'hegemony', seat, system } as const;
  const ascendancy = setTo(g, 'roll', about) ?? playerOf(g, seat).ascendancy;
  return ascendancy + added(g, 'roll', about);
}

/**
 * Returns the Culture needed to take Control after a success (A-HEG-05). An automatic success costs the same as a
 * success by a roll (A-HEG-06).
 */
export function takeoverPrice(g: Ascendancy, seat: Seat, system: SystemId): number {
  return Math.max(0, 1 + added(g, 'price', { of: 'takeover', seat, system }));
}

/** A Hegemony attempt (A-HEG-01): the die plus the bonus must exceed the Resistance (A-HEG-04, A-OPEN-35). */
export const hegemony = procedure<Ascendancy, Attempt>((HEGEMONY as Callable<Attempt>).name)({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, system, free = false, less = 0 } = local;
    local.outer = g.conflict;
    local.before = g.roll;
    const c = planHegemony(g, seat, system);
    g.conflict = c;
    const from = discOf(g, system).control;
    if (from !== null) betray(ctx, seat, [from]);
    // The first payment is lost even if the attempt fails (A-HEG-10).
    if (!free) pay(g, seat, { culture: 1 });
    const resistance = Math.max(0, resistanceOf(g, seat, system) - less);
    const bonus = bonusOf(g, seat, system);
    c.hegemony = { resistance, bonus, face: null, free };
    g.roll = {
      kind: 'hegemony',
      seat,
      system,
      target: resistance,
      above: true,
      bonus,
      dice: [{ face: 0, unit: null, rerolled: [] }],
      used: [],
    };
    const name = systemName(system);
    ctx.log(
      `${does(g, seat, 'attempts', 'attempt')} Hegemony of ${name} against a Resistance of ${resistance}.`,
      'A-HEG-01',
    );
    ctx.call(ROLL);
    return 'rolled';
  },
  rolled(ctx, { seat, system }) {
    const roll = rollOf(ctx.g);
    const { hegemony } = conflictOf(ctx.g);
    const sum = `${roll.dice[0]?.face} + ${roll.bonus} = ${totalOf(roll)}`;
    ctx.log(`The Hegemony roll is ${sum} against a Resistance of ${roll.target}.`, 'A-HEG-04');
    if (hegemony !== null) Object.assign(hegemony, { face: roll.dice[0]?.face ?? null, bonus: roll.bonus });
    // The total must exceed the Resistance (A-HEG-04).
    if (totalOf(roll) <= roll.target) return 'failed';
    moment(ctx, 'hegemony-success', { seat, system });
    return 'pay';
  },
  pay(ctx, { seat, system }) {
    const { g } = ctx;
    const price = takeoverPrice(g, seat, system);
    if (playerOf(g, seat).reserves.culture < price) {
      ctx.log(`${does(g, seat, 'succeeds', 'succeed')}, but can’t pay ${price} Culture to take Control.`, 'A-HEG-05');
      return 'failed';
    }
    // Taking Control costs the second payment (A-HEG-05).
    pay(g, seat, { culture: price });
    conflictOf(g).winner = 0;
    ctx.call(CONTROL, { seat, system, by: 'hegemony' });
    return 'end';
  },
  // A failed attempt changes nothing else (A-HEG-10).
  failed(ctx, { seat, system }) {
    ctx.log(`The Hegemony attempt at ${systemName(system)} fails.`, 'A-HEG-10');
    conflictOf(ctx.g).winner = null;
    moment(ctx, 'hegemony-failed', { seat, system });
    return 'end';
  },
  end({ g }, local) {
    const c = conflictOf(g);
    c.over = true;
    local.result = c.winner === 0 ? 1 : 0;
    g.last = c;
    g.conflict = local.outer ?? null;
    g.roll = local.before ?? null;
    return null;
  },
});
