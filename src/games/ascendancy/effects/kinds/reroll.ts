import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Play } from '../../chapters/calls.ts';
import { rollAgain } from '../../chapters/conflict/roll.ts';
import { conflictOf, noteUse, sideAt } from '../../position/conflict.ts';
import { type DicePick, type DieAt, diceFor } from '../../position/dice.ts';
import { unitOf } from '../../position/find.ts';
import { ownerName, unitName } from '../../position/names.ts';
import { canPay, pay } from '../../position/resources.ts';
import { soFar } from '../../position/so-far.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Resources } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

interface Reroll {
  /**
   * The rule’s name, which is recorded on each die that the rule rerolls. A die is rerolled only once for each rule
   * (A-DICE-01).
   */
  rule: string;
  pick: DicePick;
  /** The maximum number of dice to reroll. If left out, all dice that fit may be rerolled. */
  most?: number;
  /** The price of each rerolled die. */
  price?: Partial<Resources>;
  /** True if every die that fits is rerolled without a choice. */
  all?: true;
  /** True if it doesn’t matter which of the fitting dice are rerolled, so nobody is asked. */
  any?: true;
}

declare module '../union.ts' {
  interface Kinds {
    /** Rerolls to-hit dice of the current conflict. The player chooses the dice (A-DICE-02 to A-DICE-04). */
    reroll: Reroll;
  }
}

function times(price: Partial<Resources>, count: number): Partial<Resources> {
  return Object.fromEntries(Object.entries(price).map(([resource, amount]) => [resource, amount * count]));
}

/** Returns how many dice the player can choose. */
function mostOf(g: Ascendancy, { seat }: Run, { rule, pick, most, price }: Reroll): number {
  let count = Math.min(most ?? Number.POSITIVE_INFINITY, diceFor(g, seat, rule, pick).length);
  while (price !== undefined && count > 0 && !canPay(g, seat, times(price, count))) count -= 1;
  return count;
}

function again(ctx: Play, run: Run, { rule, price }: Reroll, dice: readonly DieAt[]): void {
  if (dice.length === 0) return;
  const { g } = ctx;
  if (price !== undefined) pay(g, run.seat, times(price, dice.length));
  noteUse(conflictOf(g), rule, run.seat);
  ctx.log(
    `${ruleSourceName(g, run.from)} rerolls ${several(dice.length, 'die', 'dice')} of ${whose(g, dice)}.`,
    'A-DICE-01',
  );
  rollAgain(ctx, rule, dice);
}

function whose(g: Ascendancy, dice: readonly DieAt[]): string {
  const c = conflictOf(g);
  return [...new Set(dice.map(({ place }) => ownerName(g, sideAt(c, place).owner)))].join(' and ');
}

/** Offers interchangeable dice as one option: dice of the same side, Fleet and face. */
function alike(g: Ascendancy, dice: readonly DieAt[]): Offer<DieAt[]>[] {
  const groups = new Map<string, DieAt[]>();
  for (const one of dice) {
    const { unit, face } = one.die;
    const fleet = unit !== null && g.units.some(({ id, fleet }) => id === unit && fleet !== null) ? unit : 'ships';
    const key = `die:${sideAt(conflictOf(g), one.place).owner ?? 'world'}:${fleet}:${face}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, some]) => {
    const [first] = some;
    const unit = key.split(':')[2];
    const fleet = unit === undefined || unit === 'ships' ? '' : ` of ${unitName(g, unitOf(g, Number(unit)))}`;
    const label = `A ${first?.die.face}${fleet}, ${first?.die.hit === true ? 'a Hit' : 'a miss'} of ${whose(g, some)}`;
    return open({ key, verb: 'die', label, max: some.length }, some);
  });
}

/** Returns the dice with the highest faces, because another rule may be able to reroll the low ones. */
function highest(dice: readonly DieAt[], most: number): DieAt[] {
  return [...dice].sort((one, other) => other.die.face - one.die.face).slice(0, most);
}

export const reroll: Kind<'reroll', 'rerollChoice'> = {
  run(ctx, run, effect) {
    const dice = diceFor(ctx.g, run.seat, effect.rule, effect.pick);
    const most = mostOf(ctx.g, run, effect);
    if (most === 0) return 'begin';
    if (effect.any === true) again(ctx, run, effect, highest(dice, most));
    else if (most < dice.length || effect.all !== true) return 'rerollChoice';
    else again(ctx, run, effect, dice);
    return 'begin';
  },
  steps: {
    rerollChoice: {
      ask({ g }, run, effect) {
        const offers = alike(g, diceFor(g, run.seat, effect.rule, effect.pick));
        const max = mostOf(g, run, effect);
        if (max === 0) return { go: 'begin' };
        const asked = `${ruleSourceName(g, run.from)}: which ${max === 1 ? 'die' : 'dice'} do you reroll?`;
        const prompt = [asked, soFar(g, run.seat)].filter((one) => one !== null).join(' ');
        const options = offers.map(({ option }) => option);
        return { seat: run.seat, kind: 'allocate', prompt, options, min: 1, max, rule: 'A-DICE-01' };
      },
      answer(ctx, run, { keys }, effect) {
        const groups = alike(ctx.g, diceFor(ctx.g, run.seat, effect.rule, effect.pick));
        const chosen = groups.flatMap(({ option, payload }) =>
          payload.slice(0, keys.filter((key) => key === option.key).length),
        );
        again(ctx, run, effect, chosen);
      },
    },
  },
  worth: ({ most = 3 }) => 0.2 * most,
};
