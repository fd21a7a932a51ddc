import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { isPlanet } from '../../chapters/teams/teams.ts';
import { lineOf } from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { onSurface } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import type { Kind } from '../kind.ts';
import { hit, type Pick, pick, pickText } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Some go to a planet of this line: who met it chooses among two that are equally far. */
    relocate: { pick: Pick; to: 'furthest' | 'nearest' };
  }
}

export const relocate: Kind<'relocate', 'leaving-for' | 'arrived'> = {
  run(ctx, run, effect) {
    // C-DILEMMA-04: no other planet.
    if (planets(ctx.g, effect.to).length === 0) return;
    pick(ctx, run, effect.pick, 'who goes away');
    return 'leaving-for';
  },
  steps: {
    'leaving-for': chosen({
      ask({ g }, run, { to }) {
        const [only, ...others] = planets(g, to);
        if (hit(g, run).length === 0) return { go: 'begin' as const };
        if (only !== undefined && others.length === 0) return { go: 'arrived' as const };
        const offers = planets(g, to).map((id) =>
          open({ key: `to:${id}`, verb: 'to', label: asLabel(locationName(g, id)) }, id),
        );
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: 'To which planet?',
          offers,
          min: 1,
          max: 1,
          rule: 'C-SELECT-03',
        };
      },
      take(_ctx, run, id) {
        run.location = id;
        return 'arrived';
      },
    }),
    arrived(ctx, run, { to }) {
      const { g } = ctx;
      const among = planets(g, to);
      const goal = among.find((id) => id === run.location) ?? among[0];
      if (goal === undefined) return;
      for (const piece of hit(g, run)) {
        piece.at = onSurface(goal);
        ctx.log(`${pieceName(g, piece.id)} goes to ${locationName(g, goal)}.`, 'C-DILEMMA-04');
      }
    },
  },
  text: (effect) => `${pickText(effect.pick)} go to the ${effect.to} planet.`,
};

/** The other planets of the line that are furthest from here, or nearest. */
function planets(g: FirstEdition, to: 'furthest' | 'nearest'): LocationId[] {
  const { location } = attemptOf(g);
  const line = lineOf(g, location);
  const here = line.indexOf(location);
  const far = (id: LocationId) => Math.abs(line.indexOf(id) - here);
  const others = line.filter((id) => id !== location && isPlanet(g, id));
  const best = Math[to === 'furthest' ? 'max' : 'min'](...others.map(far));
  return others.filter((id) => far(id) === best);
}
