import { type Play, SELECT } from '../../../chapters/calls.ts';
import { affected, carried } from '../../../chapters/dilemmas/affected.ts';
import { isAlone, isUsable } from '../../../chapters/skills/group.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { pieceOf } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { halvesOf } from '../../../position/pieces.ts';
import type { FirstEdition } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { always, CHOSEN, kill, random, select } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { Formula } from '../../formula.ts';
import { f } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { isEquipment } from '../../traits.ts';

/** Denevan Neural Parasites (Mirror, Mirror). */
export const CARDS: CardRules = {
  'denevan-neural-parasites': says(
    'Half of the personnel, rounded up, are selected at random. You save one for each phaser or disruptor there, and one for each unselected Borg with the Defense icon. The other selected personnel are killed.',
    always(
      select(random(null, 'half up')),
      { do: 'protect', equipment: ['phaser', 'disruptor'], who: f('[Bor] [Def] personnel') },
      kill(CHOSEN),
    ),
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The encountering player saves some of those selected: one for each piece of equipment of a kind, and one for each
     * other personnel who meets the formula.
     */
    protect: { equipment: readonly string[]; who: Formula };
  }
}

/** The effect's state: how many personnel can still be protected. */
type Protecting = Run & { guards?: number };

const protect: Kind<'protect', 'protected', Protecting> = {
  quiet: true,
  run(ctx, run, effect) {
    run.guards = guards(ctx.g, run, effect);
    ask(ctx, run);
    return 'protected';
  },
  steps: {
    protected(ctx, run) {
      const saved = run.result ?? [];
      run.picked = (run.picked ?? []).filter((id) => !saved.includes(id));
      run.guards = (run.guards ?? 0) - saved.reduce((sum, id) => sum + peopleOn(ctx.g, id), 0);
      if (saved.length > 0 && ask(ctx, run)) return 'protected';
      delete run.guards;
      return 'begin';
    },
  },
};

/**
 * Asks who is protected. A dual-personnel card needs two protectors and is asked about separately (C-DUAL-01). Returns false if
 * nobody can be protected.
 */
function ask(ctx: Play, run: Protecting): boolean {
  run.result = [];
  const { picked = [], guards: left = 0 } = run;
  const from = picked.filter((id) => peopleOn(ctx.g, id) <= left);
  const isPlain = from.every((id) => peopleOn(ctx.g, id) === 1);
  const count = isPlain ? Math.min(left, from.length) : 1;
  if (count === 0 || from.length === 0) return false;
  const what = `${cardName(run.from.card)}, which personnel is protected`;
  ctx.call(SELECT, { seat: run.seat, how: 'owner', from, count, what });
  return true;
}

function peopleOn(g: FirstEdition, id: PieceId): number {
  return halvesOf(pieceOf(g, id)).length;
}

function guards(g: FirstEdition, run: Run, { equipment, who }: { equipment: readonly string[]; who: Formula }): number {
  const near = affected(g, run);
  const things = carried(g, run).filter(
    (piece) => equipment.some((kind) => isEquipment(cardOf(piece.card), kind)) && isUsable(g, piece, near),
  );
  const others = near.filter(({ id }) => !run.picked?.includes(id));
  return things.length + others.filter((piece) => isAlone(g, piece, who)).length;
}

/** The kind of effect that only this card has. */
export const KINDS = { protect };
