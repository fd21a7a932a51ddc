import { before } from '../../../kit/effects.ts';
import { NODES, SPIRES } from '../../content/borg-numbers.ts';
import { systemName } from '../../content/lookup.ts';
import { borgWorlds } from '../../position/borg.ts';
import { discOf } from '../../position/find.ts';
import { isDeveloped, isPlanetary } from '../../position/standing.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes the System a Borg world with 1 Assimilation Node if it is Undeveloped (A-BORG-03). If no Spire is left, the
     * effects in `else` follow.
     */
    spire: { else: Effects };
    /** Adds an Assimilation Node to every Spire, up to 3 (A-BORG-05). */
    'grow-spires': object;
  }
}

export const spire: Kind<'spire'> = {
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

export const growSpires: Kind<'grow-spires'> = {
  run(ctx) {
    for (const disc of borgWorlds(ctx.g)) {
      if (disc.spire === null || disc.spire.nodes >= NODES) continue;
      disc.spire.nodes += 1;
      const nodes = disc.spire.nodes;
      ctx.log(`The Spire at ${systemName(disc.id)} now has ${nodes} Assimilation Nodes.`, 'A-BORG-05');
    }
  },
  worth: () => -0.6,
};
