import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { added } from '../../rules/ask.ts';
import type { Ascendancy } from '../../state.ts';
import { type CalledWith, type Resulting, ROLL, TEST } from '../calls.ts';
import { rollOf } from '../hazards/roll.ts';

type Called = CalledWith<typeof TEST>;

/** A Diplomacy Test. A die plus the player’s Ascendancy must exceed the Diplomacy Number (A-EXPL-12). */
export const diplomacy = procedure<Ascendancy, Called & Resulting>(TEST.name)({
  begin(ctx, { seat, system, number }) {
    const bonus = playerOf(ctx.g, seat).ascendancy + added(ctx.g, 'roll', { of: 'diplomacy', seat, system });
    const dice = [{ face: 0, unit: null, rerolled: [] }];
    ctx.g.roll = { kind: 'diplomacy', seat, system, target: number, above: true, bonus, dice, used: [] };
    ctx.call(ROLL);
    return 'end';
  },
  end(ctx, local) {
    const { dice, bonus, target, seat } = rollOf(ctx.g);
    const total = must(dice[0], 'the Diplomacy Test’s die').face + bonus;
    const isPassed = total > target;
    ctx.g.roll = null;
    const verb = isPassed ? does(ctx.g, seat, 'passes', 'pass') : does(ctx.g, seat, 'fails', 'fail');
    ctx.log(`${verb} the Diplomacy Test with ${total} against ${target}.`, 'A-EXPL-12');
    local.result = isPassed ? 1 : 0;
    return null;
  },
});
