import { no, type Obstacle } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { honorOf } from '../../chapters/characters/honor.ts';
import { intelOf } from '../../chapters/characters/intel.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions } from '../../state.ts';
import type { Kind } from '../kind.ts';
import { type Scope, who } from '../scope.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Spends the acting character's Honor or the player's Intel. This effect must be first in its list, so that the
     * payment can be checked in advance.
     */
    pay: { token: 'honor' | 'intel'; amount: number };
  }
}

export const pay: Kind<'pay'> = {
  run(ctx, run, effect) {
    // If the payment fails, the remaining effects don't happen, since nothing was paid for them.
    if (lacks(ctx.g, run, effect) !== null) return 'stop';
    const { token, amount } = effect;
    const self = who(ctx.g, run, 'self');
    const spent = several(amount, `${sentence(token)} token`);
    if (token === 'intel') {
      const player = playerOf(ctx.g, run.seat);
      player.intel = intelOf(ctx.g, run.seat) - amount;
      ctx.log(`${seatName(ctx.g, run.seat)} spends ${spent}.`, 'M-OPEN-72');
    } else if (self !== null) {
      self.honor = honorOf(self) - amount;
      ctx.log(`${characterCard(self.id).name} spends ${spent}.`, 'M-OPEN-71');
    }
    return 'begin';
  },
  text: ({ token, amount }) => `spend ${several(amount, `${sentence(token)} token`)}`,
  icon: ({ token }) => token,
  ahead: (g, scope, effect) => lacks(g, scope, effect) ?? scope,
};

/** Returns the reason the cost can't be paid, or null if it can. */
function lacks(g: AwayMissions, scope: Scope, { token, amount }: EffectOf<'pay'>): Obstacle {
  const self = who(g, scope, 'self');
  const [has, rule] =
    token === 'intel'
      ? [intelOf(g, scope.seat), 'M-OPEN-72']
      : [self?.where === 'area' ? honorOf(self) : 0, 'M-OPEN-71'];
  if (has >= amount) return null;
  return no(rule, () => `That costs ${several(amount, `${sentence(token)} token`)}, but you have only ${has}.`);
}
