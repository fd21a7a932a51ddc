import { before } from '../../../../kit/effects.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import { borgWorlds } from '../../../position/borg.ts';
import { discOf } from '../../../position/find.ts';
import { isDeveloped, isPlanetary } from '../../../position/standing.ts';
import { SPIRES } from '../../borg-numbers.ts';
import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Assimilated World. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-assimilated-world',
    number: 2,
    name: 'Assimilated World',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'This System is already a Borg world with 1 Assimilation Node. If no Spire is left, take 2 Research instead.',
    resolve: [{ do: 'spire', else: [fromCrisis({ research: 2 })] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Makes the System a Borg world with 1 Assimilation Node if it is Undeveloped (A-BORG-03). If no Spire is left, the
     * effects in `else` follow.
     */
    spire: { else: Effects };
  }
}

const spire: Kind<'spire'> = {
  run(ctx, run, { else: other }) {
    const { g } = ctx;
    const disc = discOf(g, hereOf(run));
    if (g.borg === null || borgWorlds(g).length >= SPIRES) {
      before(run, other);
      return;
    }
    if (isDeveloped(disc) || !isPlanetary(disc.id)) return;
    disc.spire = { nodes: 1, since: g.borg.turns };
    ctx.log(`${systemName(disc.id)} is a Borg world with a Spire and 1 Assimilation Node.`, 'A-BORG-03');
  },
  worth: () => -1,
};

/** The kind of effect that only this card has. */
export const KINDS = { spire };
