import { before } from '../../../../kit/effects.ts';
import { DISCOVER, LAY, type Resulting } from '../../../chapters/calls.ts';
import { openings } from '../../../chapters/mapping/openings.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf, ownHere } from '../../../effects/system-units.ts';
import { newestLane } from '../../../galaxy/put.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** The Traveler. */
export const CARDS = exploration('core', [
  {
    id: 'core-the-traveler',
    number: 10,
    name: 'The Traveler',
    type: 'discovery',
    after: 'discard',
    source: 'book',
    line: 'Place a new System connected to this one and move your Ships there. If it can’t be placed, take 1 Research.',
    // A-EXPL-20
    resolve: [{ do: 'new-system', else: [fromDiscovery({ research: 1 })] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Places a new System, connected to this one by a new lane, and moves all the player’s Ships there to explore it
     * (A-EXPL-20). If no System can be placed, the effects in `else` follow.
     */
    'new-system': { else: Effects };
  }
}

const newSystem: Kind<'new-system', 'lane-laid' | 'system-laid' | 'no-system-laid', Run & Resulting> = {
  run(ctx, run) {
    const system = hereOf(run);
    // A-LANE-01
    if (openings(ctx.g, system, null) === 0) return 'no-system-laid';
    ctx.call(LAY, { seat: run.seat, system, unit: null });
    return 'lane-laid';
  },
  steps: {
    'lane-laid'(ctx, run) {
      const { g } = ctx;
      const id = newestLane(g);
      const units = ownHere(g, run).map((unit) => unit.id);
      if (run.result !== 1 || g.lanes[id]?.b !== null || units.length === 0) return 'no-system-laid';
      const kind = g.exploring?.kind ?? 'none';
      ctx.call(DISCOVER, { seat: run.seat, units, lane: id, kind });
      return 'system-laid';
    },
    'system-laid': (_ctx, run) => (run.result === 1 ? 'begin' : 'no-system-laid'),
    'no-system-laid'(_ctx, run, { else: other }) {
      before(run, other);
    },
  },
  worth: () => 1,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'new-system': newSystem };
