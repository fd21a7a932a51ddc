import { SELECT } from '../../chapters/calls.ts';
import { affected, carried } from '../../chapters/dilemmas/affected.ts';
import { isAlone, isUsable } from '../../chapters/skills/group.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { isEquipment } from '../../content/traits.ts';
import { cardName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Who met it takes one out of those who were picked for each piece of equipment of a kind, and each other person who is so. */
    protect: { equipment: readonly string[]; who: Formula };
  }
}

export const protect: Kind<'protect', 'protected'> = {
  run(ctx, run, effect) {
    run.result = [];
    const count = Math.min(guards(ctx.g, run, effect), run.picked?.length ?? 0);
    if (count > 0) {
      const what = `${cardName(run.from.card)}, who is protected`;
      ctx.call(SELECT, { seat: run.seat, how: 'owner', from: [...(run.picked ?? [])], count, what });
    }
    return 'protected';
  },
  steps: {
    protected(_ctx, run) {
      const saved = run.result ?? [];
      run.picked = (run.picked ?? []).filter((id) => !saved.includes(id));
    },
  },
  text: ({ equipment }) => `Each ${equipment.join(' or ')} protects one.`,
};

function guards(g: FirstEdition, run: Run, { equipment, who }: { equipment: readonly string[]; who: Formula }): number {
  const near = affected(g, run);
  const things = carried(g, run).filter(
    (piece) => equipment.some((kind) => isEquipment(cardOf(piece.card), kind)) && isUsable(g, piece, near),
  );
  const others = near.filter(({ id }) => !run.picked?.includes(id));
  return things.length + others.filter((piece) => isAlone(g, piece, who)).length;
}
