import { before } from '../../../kit/effects.ts';
import { several } from '../../../kit/words.ts';
import { type Play, ROLL } from '../../chapters/calls.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import type { Roll } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Rolls a die and records its face. If the face is `high` or more, `pass` is carried out, and otherwise `fail`. */
    'roll-die': { high?: number; pass?: Effects; fail?: Effects };
    /**
     * Fires `dice` dice at the player’s Ships. A die hits if it shows at least `hit` plus the player’s Shields. The
     * number of Hits is recorded.
     */
    fire: { dice: number; hit: number };
  }
}

function throwDice(ctx: Play, run: Run, count: number, target: number): void {
  const dice = Array.from({ length: count }, (): Roll['dice'][number] => ({ face: 0, unit: null, rerolled: [] }));
  ctx.g.roll = { kind: 'card', seat: run.seat, system: hereOf(run), target, bonus: 0, dice, used: [] };
  ctx.call(ROLL);
}

/** Returns the faces of the dice and removes the roll from the position. */
function faces(ctx: Play): number[] {
  const { roll } = ctx.g;
  ctx.g.roll = null;
  return roll?.dice.map(({ face }) => face) ?? [];
}

export const rollDie: Kind<'roll-die', 'die-rolled'> = {
  run(ctx, run, { high = 1 }) {
    throwDice(ctx, run, 1, high);
    return 'die-rolled';
  },
  steps: {
    'die-rolled'(ctx, run, { high = 1, pass = [], fail = [] }) {
      const [face = 0] = faces(ctx);
      run.face = face;
      run.passed = face >= high;
      before(run, run.passed ? pass : fail);
    },
  },
  worth: () => 0.5,
};

export const fire: Kind<'fire', 'fired'> = {
  run(ctx, run, { dice, hit }) {
    throwDice(ctx, run, dice, hit + playerOf(ctx.g, run.seat).shields);
    return 'fired';
  },
  steps: {
    fired(ctx, run, { hit }) {
      const target = hit + playerOf(ctx.g, run.seat).shields;
      run.amount = faces(ctx).filter((face) => face >= target).length;
      const whose = seatName(ctx.g, run.seat);
      ctx.log(`${several(run.amount, 'Hit')} on the Ships of the ${whose}, needing ${target} or more.`, 'A-EXPL-14');
    },
  },
  worth: ({ dice }) => -0.2 * dice,
};
