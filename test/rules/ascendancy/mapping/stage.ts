import { EXPLORE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { type Callable, type Ctx, procedure } from '../../../../src/kernel/game.ts';
import { type Done, perform } from '../drive-action.ts';

/** Replaces exploring, which other tests cover, with a log line. */
const explore = procedure<Ascendancy, { system: string }>(EXPLORE.name)({
  begin(ctx, { system }) {
    ctx.log(`explore ${system}`);
    return null;
  },
});
const discard = procedure<Ascendancy, { seat: number }>('discard')({
  begin(ctx, { seat }) {
    ctx.log(`discard ${seat}`);
    return null;
  },
});

/** Changes the map without asking seats in windows. */
export function act(g: Ascendancy, does: (ctx: Ctx<Ascendancy>) => void, dice: readonly number[] = []): Done {
  return perform(g, does, { dice, ask: [], instead: [explore, discard] });
}

/** Runs a procedure with these local values. */
export function run<L extends object>(
  g: Ascendancy,
  callable: Callable<L>,
  local: NoInfer<L>,
  dice: readonly number[] = [],
): Done {
  return act(g, (ctx) => ctx.call<L>(callable, local), dice);
}
