import type { Ctx } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import type { AwayMissions } from '../../state.ts';
import { seatName, sideName } from '../characters/names.ts';
import { allSides } from '../characters/sides.ts';

/** The text about the winner of a roll, such as “scores first”, and the rule for the roll. */
interface Rolling {
  then: string;
  rule: RuleId;
}

/**
 * Rolls one die per side (M-TG-02, M-TG-03, M-TG-06). Returns the sides, highest roll first (M-PREP-01, M-PREP-12,
 * M-MULT-03, M-MULT-05, M-MULT-08).
 */
export function rollSides(ctx: Ctx<AwayMissions>, then: string, rule: RuleId, some?: readonly number[]): number[] {
  return rolled(ctx, some ?? allSides(ctx.g), (side) => sideName(ctx.g, side), { then, rule });
}

/** Rolls one die per seat, including allies (M-OPEN-64). Returns the seats, highest roll first. */
export function rollSeats(ctx: Ctx<AwayMissions>, seats: readonly Seat[], then: string, rule: RuleId): Seat[] {
  return rolled(ctx, seats, (seat) => seatName(ctx.g, seat), { then, rule });
}

/** Rolls until no ties are left (M-OPEN-61, M-ESC-03), and logs the rolls that counted. */
function rolled(
  ctx: Ctx<AwayMissions>,
  all: readonly number[],
  name: (one: number) => string,
  { then, rule }: Rolling,
): number[] {
  if (all.length < 2) return [...all];
  // “Borg 2 3” would be hard to read, so names with a number are followed by “rolls”.
  const isNumbered = all.some((one) => /\d$/.test(name(one)));
  const lines: string[] = [];
  const throws = (group: readonly number[]): number[] => {
    const dice = ctx.roll(group.length);
    const faces = new Map(group.map((one, at) => [one, must(dice[at], 'the face of a rolled die')]));
    // If everyone rolls the same number, all roll again and the first roll isn't logged.
    const groups = inGroups(group, faces);
    if (groups.length === 1) return throws(group);
    lines.push(
      group.map((one, at) => `${name(one)} ${at === 0 || isNumbered ? 'rolls ' : ''}${faces.get(one)}`).join(', '),
    );
    return groups.flatMap((tied) => (tied.length === 1 ? tied : throws(tied)));
  };
  const [first = 0, ...others] = throws(all);
  const rest = others.length === 1 ? '' : others.map((one) => `, then ${name(one)}`).join('');
  ctx.log(`${lines.join('; again ')}. ${name(first)} ${then}${rest}.`, rule);
  return [first, ...others];
}

/** Groups the rollers by the number that they rolled, highest first (M-MULT-11). */
function inGroups(group: readonly number[], faces: ReadonlyMap<number, number>): number[][] {
  const heights = [...new Set(group.map((one) => must(faces.get(one), 'the side’s roll')))].sort((a, b) => b - a);
  return heights.map((height) => group.filter((one) => faces.get(one) === height));
}
