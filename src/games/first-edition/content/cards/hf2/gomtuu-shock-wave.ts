import { before, chosen } from '../../../../kit/effects.ts';
import { chooseAmong, farEnds } from '../../../chapters/spaceline/far.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { lineOf } from '../../../position/find.ts';
import { inSpace } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { again } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Gomtuu Shock Wave (Homefront II). */
export const CARDS: CardRules = {
  'gomtuu-shock-wave': says(
    'If not overcome, all undocked ships at this location are damaged and moved one location toward the far end of the line. Everyone is “stopped”, and the dilemma stays under the mission.',
    again({ do: 'harm', which: 'undocked' }, { do: 'hurl' }),
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves undocked ships at the location one location toward the farther end of the line (C-SPACELINE-09). */
    hurl: object;
  }
}

const hurl: Kind<'hurl', 'hurling'> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { hurl };
