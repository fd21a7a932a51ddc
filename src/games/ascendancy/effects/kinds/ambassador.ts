import { systemName } from '../../content/lookup.ts';
import { discOf, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import type { SystemId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves an Ambassador from a System, or from the supply (A-VUL-09), to another System, or back to the supply. */
    ambassador: { from?: SystemId; to?: SystemId; rule: string };
  }
}

export const ambassador: Kind<'ambassador'> = {
  run(ctx, run, { from, to, rule }) {
    const { g } = ctx;
    // The supply is always the Vulcans’, no matter who uses the rule.
    const vulcans = g.players.findIndex(({ civ }) => civ === 'vulcan');
    const pool = playerOf(g, vulcans < 0 ? run.seat : vulcans);
    if (from === undefined ? pool.ambassadors === 0 : discOf(g, from).ambassadors === 0) return;
    if (from === undefined) pool.ambassadors -= 1;
    else discOf(g, from).ambassadors -= 1;
    if (to === undefined) pool.ambassadors += 1;
    else discOf(g, to).ambassadors += 1;
    if (to !== undefined) {
      const whence = from === undefined ? '' : ` from ${systemName(from)}`;
      ctx.log(`${does(g, run.seat, 'sends', 'send')} an Ambassador${whence} to ${systemName(to)}.`, rule);
    } else if (from !== undefined) {
      ctx.log(`${does(g, run.seat, 'takes', 'take')} an Ambassador back from ${systemName(from)}.`, rule);
    }
  },
  worth: ({ to }) => (to === undefined ? 0 : 0.6),
};
