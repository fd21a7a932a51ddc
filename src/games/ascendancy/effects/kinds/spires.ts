import { before } from '../../../kit/effects.ts';
import { systemName } from '../../content/systems/table.ts';
import { discOf } from '../../position/find.ts';
import { isDeveloped, isPlanetary } from '../../position/standing.ts';
import type { Ascendancy, Disc } from '../../state.ts';
import { hereOf } from '../here.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The System becomes a Borg world with 1 Assimilation Node (A-BORG-03), if a Spire is left and it is Undeveloped; or else this. */
    spire: { else: Effects };
    /** Every Spire gains an Assimilation Node, up to 3 (A-BORG-05). */
    'grow-spires': object;
  }
}

/** Spires that there are, and Nodes of each (A-EXP-11). */
const SPIRES = 5;
const NODES = 3;

function spires(g: Ascendancy): Disc[] {
  return Object.values(g.discs).filter((disc) => disc.spire !== null);
}

export const spire: Kind<'spire'> = {
  run(ctx, run, { else: other }) {
    const { g } = ctx;
    const disc = discOf(g, hereOf(run));
    if (g.borg === null || spires(g).length >= SPIRES) {
      before(run, other);
      return;
    }
    if (isDeveloped(disc) || !isPlanetary(disc.id)) return;
    disc.spire = { nodes: 1, since: g.borg.turns };
    ctx.log(`${systemName(disc.id)} is a Borg world: a Spire with 1 Assimilation Node stands there.`, 'A-BORG-03');
  },
  worth: () => -1,
};

export const growSpires: Kind<'grow-spires'> = {
  run(ctx) {
    for (const disc of spires(ctx.g)) {
      if (disc.spire === null || disc.spire.nodes >= NODES) continue;
      disc.spire.nodes += 1;
      const nodes = disc.spire.nodes;
      ctx.log(`The Spire of ${systemName(disc.id)} has ${nodes} Assimilation Nodes now.`, 'A-BORG-05');
    }
  },
  worth: () => -0.6,
};
