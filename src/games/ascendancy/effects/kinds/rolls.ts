import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Rerolls up to `most` dice of `g.roll` that this rule hasn’t rerolled yet (A-DICE-01). Only dice with faces
     * between `from` and `to` are rerolled, and if a unit is given, only that unit’s dice.
     */
    'roll-again': { rule: string; from?: number; to?: number; unit?: UnitId; most?: number };
    /** Adds `amount` to each die of `g.roll`. */
    'roll-bonus': { rule: string; amount: number };
    /** Makes the die of `g.roll` count as `face` without a roll. */
    'set-roll': { rule: string; face: number };
  }
}

export const rollAgain: Kind<'roll-again'> = {
  run(ctx, run, { rule, from = 1, to = 6, unit, most }) {
    const { roll } = ctx.g;
    const fit = (roll?.dice ?? []).filter(
      (die) =>
        die.face >= from && die.face <= to && !die.rerolled.includes(rule) && (unit === undefined || die.unit === unit),
    );
    const dice = fit.slice(0, most);
    if (roll === null || dice.length === 0) return;
    const before = dice.map(({ face }) => face).join(', ');
    const faces = ctx.roll(dice.length);
    for (const [at, die] of dice.entries()) {
      die.face = faces[at] ?? die.face;
      die.rerolled.push(rule);
    }
    roll.used.push(rule);
    ctx.log(`${ruleSourceName(ctx.g, run.from)} rerolls ${before} into ${faces.join(', ')}.`, 'A-DICE-03');
  },
  worth: () => 0.5,
};

export const rollBonus: Kind<'roll-bonus'> = {
  run(ctx, run, { rule, amount }) {
    const { roll } = ctx.g;
    if (roll === null) return;
    roll.bonus += amount;
    roll.used.push(rule);
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: +${amount} on the roll.`, 'A-HEG-04');
  },
  worth: ({ amount }) => 0.4 * amount,
};

export const setRoll: Kind<'set-roll'> = {
  run(ctx, run, { rule, face }) {
    const { roll } = ctx.g;
    if (roll === null) return;
    for (const die of roll.dice) die.face = face;
    roll.used.push(rule);
    ctx.log(`${ruleSourceName(ctx.g, run.from)}: the die counts as a ${face}.`);
  },
  worth: () => 0.5,
};
