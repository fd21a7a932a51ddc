import { LEAVE, type Play, SELECT } from '../../chapters/calls.ts';
import { affected, carried } from '../../chapters/dilemmas/affected.ts';
import { cardOf } from '../../content/pool.ts';
import { piecesAt } from '../../position/find.ts';
import { isArtifact } from '../../position/kinds.ts';
import { cardName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Discards equipment (and possibly artifacts) of those who face the dilemma: one card, all cards, or the cards
     * selected before anyone responded.
     */
    strip: { of: 'equipment' | 'equipment and artifacts'; how: 'random' | 'owner' | 'all' | readonly PieceId[] };
  }
}

export const strip: Kind<'strip', 'stripped' | 'lost'> = {
  run(ctx, run, effect) {
    choose(ctx, run, effect);
    return 'stripped';
  },
  aim: {
    choose(ctx, run, effect) {
      choose(ctx, run, effect);
      return true;
    },
    at: (effect, pieces) => ({ ...effect, how: pieces }),
  },
  steps: {
    stripped(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'discarded' });
      return 'lost';
    },
    lost: () => 'begin',
  },
  text: ({ of, how }) => (how === 'all' ? `all ${of} there are discarded` : 'one piece of equipment is discarded'),
};

function choose(ctx: Play, run: Run, { of, how }: EffectOf<'strip'>): void {
  const from = things(ctx.g, run, of);
  delete run.sure;
  run.result = how === 'all' ? from : typeof how === 'string' ? [] : from.filter((id) => how.includes(id));
  if (how !== 'random' && how !== 'owner') return;
  const what = `${cardName(run.from.card)}, which card is discarded`;
  ctx.call(SELECT, { seat: run.seat, how, from, count: 1, what });
}

function things(g: FirstEdition, run: Run, of: 'equipment' | 'equipment and artifacts'): PieceId[] {
  const found = carried(g, run).map(({ id }) => id);
  if (of === 'equipment') return found;
  const people = affected(g, run);
  const places = new Set(people.map(({ at }) => at));
  const artifacts = [...places].flatMap((place) =>
    piecesAt(g, place).filter(({ card, seat }) => seat === run.seat && isArtifact(cardOf(card))),
  );
  return [...new Set([...found, ...artifacts.map(({ id }) => id)])];
}
