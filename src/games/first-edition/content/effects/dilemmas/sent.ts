import { isPlanet } from '../../../chapters/teams/teams.ts';
import { lineOf } from '../../../position/find.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { CHOSEN, kill, met, most, needed, random, stop } from './build.ts';

/** Dilemmas that relocate personnel and that some missions refer to. */
export const SENT: Readonly<Record<string, Force>> = {
  'hippocratic-oath': met({
    unless: null,
    // The dilemma has an effect only if the line has another planet (C-DILEMMA-04).
    trigger: (g) => {
      const here = g.attempt?.location;
      return here !== undefined && lineOf(g, here).some((id) => id !== here && isPlanet(g, id));
    },
    effects: [
      needed(most(['CUNNING'], { who: f('MEDICAL') })),
      { do: 'place', on: 'picked' },
      { do: 'hold', pick: CHOSEN, as: 'stopped' },
      { do: 'relocate', pick: CHOSEN, to: 'nearest' },
    ],
  }),
  'seismic-quake': met({
    unless: null,
    effects: [{ do: 'when', test: { oddScore: true }, yes: [stop(random())], no: [kill(random())] }],
    past: f('Geology'),
    mixes: true,
  }),
};
