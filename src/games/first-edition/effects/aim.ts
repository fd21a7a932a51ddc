import { procedure } from '../../../kernel/game.ts';
import { before } from '../../kit/effects.ts';
import { offering } from '../../kit/offers.ts';
import { metOf } from '../chapters/dilemmas/met.ts';
import { pieceOf } from '../position/find.ts';
import type { FirstEdition } from '../state.ts';
import { AIM, type Run } from './frame.ts';
import type { Aim } from './kind.ts';
import { onlyWay, whichWay } from './kinds/decide.ts';
import { planetsOf, toWhich } from './kinds/relocate.ts';
import { noteSelected } from './kinds/select.ts';
import { branch } from './kinds/when.ts';
import { KINDS } from './kinds.ts';
import { hit } from './pick.ts';
import type { Effect, EffectOf } from './union.ts';

/**
 * The state of choosing targets: the effects with the targets chosen so far, and whether one of these effects changes
 * who is present.
 */
interface Aiming extends Run {
  aimed?: Effect[];
  changed?: true;
}

/**
 * Chooses the targets of a dilemma's effects, in order. Other questions are asked now, unless an earlier effect could
 * change the answer. If the encountering player has a choice of effects, they make it, and choose its targets, when the
 * results happen (C-DILEMMA-12).
 */
export const aim = procedure<FirstEdition, Aiming>(AIM.name)({
  begin(ctx, run) {
    const [now, ...list] = run.list;
    if (now === undefined) return 'done';
    Object.assign(run, { now, list });
    delete run.sure;
    delete run.result;
    const isKnown = run.changed !== true;
    if (now.do === 'when' && isKnown) {
      before(run, branch(ctx.g, run, now));
      return 'begin';
    }
    if (now.do === 'decide' && isKnown) {
      const only = onlyWay(ctx.g, run, now);
      if (only === null && now.by === 'opponent') return 'way';
      if (only !== null) {
        before(run, only);
        return 'begin';
      }
    }
    const how = aimOf(now);
    if (how === undefined) return 'next';
    if (how.choose(ctx, run, now)) return 'chosen';
    run.aimed = [...(run.aimed ?? []), now, ...list];
    return 'done';
  },
  // Asks the opponent to choose an alternative, which determines the kind of target.
  way: offering({
    ask: ({ g }, run) => whichWay(g, run, doing(run, 'decide')),
    take(_ctx, run, { effects }) {
      before(run, effects);
      return 'begin';
    },
  }),
  chosen({ g }, run) {
    const now = doing(run);
    const pieces = hit(g, run).map(({ id }) => id);
    if (now.do === 'select') noteSelected(run, now, pieces);
    else run.hits = [...(run.hits ?? []), ...pieces];
    const then = aimOf(now)?.at(now, pieces) ?? now;
    run.now = then;
    const isFar = then.do === 'relocate' && pieces.length > 0 && planetsOf(g, run, then).length > 1;
    return isFar ? 'goal' : 'next';
  },
  goal: offering({
    ask: ({ g }, run) => toWhich(g, run, planetsOf(g, run, doing(run, 'relocate'))),
    take(_ctx, run, goal) {
      run.now = { ...doing(run, 'relocate'), goal };
      return 'next';
    },
  }),
  next(_ctx, run) {
    const now = doing(run);
    run.aimed = [...(run.aimed ?? []), now];
    if (KINDS[now.do].quiet !== true) run.changed = true;
    return 'begin';
  },
  done({ g }, { aimed = [], hits = [] }) {
    metOf(g).seed.aims = { effects: aimed, hits };
    // Everyone sees the targets (C-DILEMMA-20).
    if (g.lastMet !== null) g.lastMet.aimed = hits.map((id) => pieceOf(g, id).card);
    return null;
  },
});

// The cast is safe, since an effect is only passed to its own kind.
function aimOf({ do: kind }: Effect): Aim<Effect> | undefined {
  return KINDS[kind].aim as Aim<Effect> | undefined;
}

/**
 * Returns the effect whose targets are being chosen. Throws if there is none, or if the effect is of another kind.
 */
function doing(run: Run): Effect;
function doing<D extends Effect['do']>(run: Run, kind: D): EffectOf<D>;
function doing({ now }: Run, kind?: Effect['do']): Effect {
  if (now === undefined || (kind !== undefined && now.do !== kind))
    throw new Error(`the targets of ${now?.do} are being chosen`);
  return now;
}
