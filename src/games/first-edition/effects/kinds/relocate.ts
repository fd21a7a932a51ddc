import { chosen } from '../../../kit/effects.ts';
import { following } from '../../chapters/holograms/holograms.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { chooseAmong, mostDistant } from '../../chapters/spaceline/far.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { lineOf, opponentOf } from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { onSurface } from '../../position/places.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { aimedAt, hit, type Pick, pick } from '../pick.ts';
import { pickText } from '../text.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves some personnel to a planet of this line (C-SPACELINE-03). The opponent chooses among equally far planets
     * (C-SPACELINE-09). `goal` is the planet, if it was already chosen.
     */
    relocate: { pick: Pick; to: 'furthest' | 'nearest'; goal?: LocationId };
  }
}

export const relocate: Kind<'relocate', 'leaving-for' | 'arrived'> = {
  run(ctx, run, effect) {
    // The effect needs another planet (C-DILEMMA-04).
    if (planetsOf(ctx.g, run, effect).length === 0) return;
    pick(ctx, run, effect.pick, WHAT);
    return 'leaving-for';
  },
  aim: {
    choose(ctx, run, effect) {
      if (planetsOf(ctx.g, run, effect).length === 0) return false;
      pick(ctx, run, effect.pick, WHAT);
      return true;
    },
    at: aimedAt,
  },
  steps: {
    'leaving-for': chosen({
      ask({ g }, run, effect) {
        const goals = planetsOf(g, run, effect);
        if (hit(g, run).length === 0) return { go: 'begin' as const };
        if (goals.length === 1) return { go: 'arrived' as const };
        return toWhich(g, run, goals);
      },
      take(_ctx, run, id) {
        run.location = id;
        return 'arrived';
      },
    }),
    arrived(ctx, run, effect) {
      const { g } = ctx;
      const among = planetsOf(g, run, effect);
      const goal = among.find((id) => id === run.location) ?? among[0];
      if (goal === undefined) return;
      for (const piece of following(ctx, hit(g, run), onSurface(goal))) {
        piece.at = onSurface(goal);
        ctx.log(`${pieceName(g, piece.id)} goes to ${locationName(g, goal)}.`, 'C-DILEMMA-04');
      }
    },
  },
  text: ({ pick: how, to }) => pickText(how, `relocated to the ${to === 'furthest' ? 'farthest' : to} planet`),
};

const WHAT = 'which personnel is relocated';

/** Asks the opponent to choose among equally far planets. */
export function toWhich(g: FirstEdition, { seat }: Run, goals: readonly LocationId[]) {
  return chooseAmong(g, seat, goals, 'Which planet do they go to?');
}

/**
 * Returns the other planets of the line that are farthest or nearest. Other lines don't count (C-SPACELINE-03,
 * C-MOVE-09), unless a mission says so. As long as a planet that was chosen earlier exists, only that planet is returned.
 */
export function planetsOf(g: FirstEdition, { from }: Run, { to, goal }: EffectOf<'relocate'>): LocationId[] {
  if (goal !== undefined && g.locations[goal] !== undefined) return [goal];
  const { location, seat } = attemptOf(g);
  const about = { seat: opponentOf(seat), card: from.card };
  const goals = Object.keys(g.locations).filter((id) => granted(g, 'lures', { ...about, location: id }));
  if (goals.length > 0) return goals;
  const others = lineOf(g, location).filter((id) => id !== location && isPlanet(g, id));
  return others.length === 0 ? [] : mostDistant(g, location, others, to, seat);
}
