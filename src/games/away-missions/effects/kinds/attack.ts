import { sentence } from '../../../kit/words.ts';
import { ATTACK } from '../../chapters/calls.ts';
import type { WeaponRule } from '../../terms.ts';
import { present } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { does } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A free Attack (M-PLAY-21). If `must` is set, the remaining effects happen only if the attack causes Damage. */
    attack: { who?: CharacterRef; weapon?: WeaponRule; target?: CharacterRef; must?: true };
  }
}

export const attack: Kind<'attack', 'attacked'> = {
  run(ctx, run, { who, weapon, target }) {
    const attacker = present(ctx.g, run, who);
    const aim = target === undefined ? null : present(ctx.g, run, target);
    // Earlier dice are cleared, so that the picture of this attack doesn't show them.
    ctx.g.roll = null;
    delete run.result;
    if (attacker === null || (target !== undefined && aim === null)) return 'attacked';
    ctx.call(ATTACK, {
      character: attacker.id,
      free: true,
      ...(weapon === undefined ? {} : { rule: weapon }),
      ...(aim === null ? {} : { target: aim.id }),
    });
    return 'attacked';
  },
  steps: {
    attacked(ctx, run, { must }) {
      // The check uses the result of the attack itself, since an Interrupt may have rolled dice since then.
      if (!must || (run.result ?? 0) > 0) return;
      ctx.log('No Damage was caused.', 'M-PLAY-10');
      run.list = [];
    },
  },
  text({ who, weapon, target, must }, voice) {
    const aim = target === undefined ? '' : ` against ${voice[target]}`;
    const arm = weapon === undefined ? '' : ` with a ${sentence(weapon)} weapon`;
    return `${does(who, 'take', voice)} a free Attack${aim}${arm}${must ? '; it must cause Damage' : ''}`;
  },
  icon: 'attack',
  ahead: () => null,
};
