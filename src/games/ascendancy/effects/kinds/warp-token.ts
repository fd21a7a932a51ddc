import { sentence, several } from '../../../kit/words.ts';
import { unitOf } from '../../position/find.ts';
import { unitName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Gives additional Warp Tokens to a Ship or Fleet at Warp. */
    'warp-token': { unit: UnitId; tokens: number };
  }
}

export const warpToken: Kind<'warp-token'> = {
  run(ctx, run, { unit: id, tokens }) {
    const unit = unitOf(ctx.g, id);
    if (unit.warp === null) return;
    unit.warp.tokens += tokens;
    const name = sentence(unitName(ctx.g, unit));
    ctx.log(
      `${name} takes ${several(tokens, 'more Warp Token')} with ${ruleSourceName(ctx.g, run.from)}.`,
      'A-MOVE-07',
    );
  },
  worth: ({ tokens }) => 0.3 * tokens,
};
