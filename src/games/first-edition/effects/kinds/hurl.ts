import { before, chosen } from '../../../kit/effects.ts';
import { chooseAmong, farEnds } from '../../chapters/spaceline/far.ts';
import { lineOf } from '../../position/find.ts';
import { inSpace } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves undocked ships at the location one location toward the farther end of the line (C-SPACELINE-09). */
    hurl: object;
  }
}

export const hurl: Kind<'hurl', 'hurling'> = {
  run({ g }, run) {
    if (run.location !== undefined) throwTo(g, run, run.location, farEnds(g, run.location, run.seat));
    return run.location === undefined || farEnds(g, run.location, run.seat).length < 2 ? 'begin' : 'hurling';
  },
  steps: {
    hurling: chosen({
      ask({ g }, run) {
        if (run.location === undefined) return { go: 'begin' as const };
        return chooseAmong(
          g,
          run.seat,
          farEnds(g, run.location, run.seat),
          'Toward which end of the line are the ships thrown?',
        );
      },
      take({ g }, run, end) {
        if (run.location !== undefined) throwTo(g, run, run.location, [end]);
      },
    }),
  },
  text: () => 'Throws ships to the next location.',
};

/** Moves the ships one location toward the chosen end, or does nothing while two ends are possible. */
function throwTo(g: FirstEdition, run: Run, from: LocationId, ends: readonly LocationId[]): void {
  const line = lineOf(g, from);
  const [end, another] = ends;
  if (end === undefined || another !== undefined) return;
  const here = line.indexOf(from);
  const next = line[here + Math.sign(line.indexOf(end) - here)];
  if (next !== undefined && next !== from) before(run, [{ do: 'shift', which: 'undocked', to: inSpace(next) }]);
}
