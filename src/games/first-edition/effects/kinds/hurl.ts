import { before } from '../../../kit/effects.ts';
import { lineOf } from '../../position/find.ts';
import { inSpace } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Undocked ships at the location go on by one, towards the end of the line that is farther away. */
    hurl: object;
  }
}

export const hurl: Kind<'hurl'> = {
  run({ g }, run) {
    const { location } = run;
    if (location === undefined) return;
    const line = lineOf(g, location);
    const here = line.indexOf(location);
    const next = line[line.length - 1 - here >= here ? here + 1 : here - 1];
    if (next !== undefined) before(run, [{ do: 'shift', which: 'undocked', to: inSpace(next) }]);
  },
  text: () => 'Throws ships to the next location.',
};
