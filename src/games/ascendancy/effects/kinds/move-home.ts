import { systemName } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import type { SystemId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes another System the Home System. The former Home System becomes an ordinary System (A-WIN-05, A-VUL-17). */
    'move-home': { system: SystemId };
  }
}

export const moveHome: Kind<'move-home'> = {
  run(ctx, run, { system }) {
    playerOf(ctx.g, run.seat).home = system;
    const what = `${systemName(system)} the new Home System`;
    ctx.log(`${does(ctx.g, run.seat, 'declares', 'declare')} ${what}.`, 'A-WIN-05');
  },
  worth: () => 0.5,
};
