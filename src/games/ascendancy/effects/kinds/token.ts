import { systemName } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import type { SystemId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Places an Andorian Token on a System (A-AND-03), or removes it (A-AND-04). */
    token: { system: SystemId; away?: true };
  }
}

export const token: Kind<'token'> = {
  run(ctx, run, { system, away }) {
    const disc = discOf(ctx.g, system);
    disc.watched = away !== true;
    const name = systemName(system);
    if (away === true)
      ctx.log(`${does(ctx.g, run.seat, 'takes', 'take')} the Andorian Token from ${name}.`, 'A-AND-04');
    else ctx.log(`${does(ctx.g, run.seat, 'places', 'place')} an Andorian Token at ${name}.`, 'A-AND-03');
  },
  worth: ({ away }) => (away === true ? 0 : 0.8),
};
