import type { Ctx } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import type { AwayMissions } from '../../state.ts';
import { seatName, sideName } from '../characters/names.ts';
import { allSides } from '../characters/sides.ts';

/** What is rolled for: what comes of it in words, and the rule. */
interface Rolling {
  then: string;
  rule: RuleId;
}

/**
 * All sides roll a die: players, or teams, a die for each (M-TG-02, M-TG-03, M-TG-06). Their numbers, the highest first
 * (M-PREP-01, M-PREP-12, M-MULT-03, M-MULT-05, M-MULT-08).
 */
export function rollSides(ctx: Ctx<AwayMissions>, then: string, rule: RuleId, some?: readonly number[]): number[] {
  return rolled(ctx, some ?? allSides(ctx.g), (side) => sideName(ctx.g, side), { then, rule });
}

/** M-OPEN-64: some players roll a die each, allies too. Their seats, the highest first. */
export function rollSeats(ctx: Ctx<AwayMissions>, seats: readonly Seat[], then: string, rule: RuleId): Seat[] {
  return rolled(ctx, seats, (seat) => seatName(ctx.g, seat), { then, rule });
}

/** All roll until the ties are broken; of two: until one is higher (M-OPEN-61, M-ESC-03). Tells what was rolled last. */
function rolled(
  ctx: Ctx<AwayMissions>,
  all: readonly number[],
  name: (one: number) => string,
  { then, rule }: Rolling,
): number[] {
  if (all.length < 2) return [...all];
  // A number behind a number would be none of a die.
  const isNumbered = all.some((one) => /\d$/.test(name(one)));
  const told: string[] = [];
  const throws = (group: readonly number[]): number[] => {
    const dice = ctx.roll(group.length);
    const faces = new Map(group.map((one, at) => [one, dice[at] ?? 0]));
    // Who all rolled the same roll again as if nothing had been.
    const groups = inGroups(group, faces);
    if (groups.length === 1) return throws(group);
    told.push(
      group.map((one, at) => `${name(one)} ${at === 0 || isNumbered ? 'rolls ' : ''}${faces.get(one)}`).join(', '),
    );
    return groups.flatMap((tied) => (tied.length === 1 ? tied : throws(tied)));
  };
  const [first = 0, ...others] = throws(all);
  const rest = others.length === 1 ? '' : others.map((one) => `, then ${name(one)}`).join('');
  ctx.log(`${told.join('; again ')}. ${name(first)} ${then}${rest}.`, rule);
  return [first, ...others];
}

/** M-MULT-11: who rolled the same is a group, which comes before those who rolled less. */
function inGroups(group: readonly number[], faces: ReadonlyMap<number, number>): number[][] {
  const heights = [...new Set(group.map((one) => faces.get(one) ?? 0))].sort((a, b) => b - a);
  return heights.map((height) => group.filter((one) => faces.get(one) === height));
}
