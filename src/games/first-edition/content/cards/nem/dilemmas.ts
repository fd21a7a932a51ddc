import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { meets } from '../../../chapters/skills/group.ts';
import { missionFor } from '../../../chapters/spaceline/line.ts';
import type { FirstEdition } from '../../../state.ts';
import { eachAttempt } from '../../builders/dilemmas/attempts.ts';
import { wall } from '../../builders/dilemmas/build.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Returns the printed points of the mission that a player attempts. */
const shown = (g: FirstEdition, seat: number, location: string): number => {
  const { points } = missionFor(g, location, seat);
  return points === undefined ? 0 : points.value;
};

/** Dilemmas of Nemesis, by id. */
export const CARDS: CardRules = {
  'a-little-fun-every-day': eachAttempt(
    'three personnel with total attributes below 52, or CIVILIAN ×2',
    (g, group) => {
      const totals = group.people
        .map(
          (piece) =>
            attributeOf(g, piece, 'INTEGRITY') + attributeOf(g, piece, 'CUNNING') + attributeOf(g, piece, 'STRENGTH'),
        )
        .sort((one, other) => one - other);
      const lowest = totals.slice(0, 3).reduce((sum, value) => sum + value, 0);
      return (totals.length >= 3 && lowest < 52) || meets(g, group, f('CIVILIAN x2'));
    },
  ),
  'high-ground': says(
    'To get past it: STRENGTH > 40 at a mission that shows fewer than 30 points, STRENGTH > 50 at one that shows 30, and STRENGTH > 60 at any other. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall('STRENGTH>60 OR "30 points or fewer" + STRENGTH>50 OR "fewer than 30 points" + STRENGTH>40'),
      ...tests({
        '30 points or fewer': (g, _group, { seat, location }) => shown(g, seat, location) <= 30,
        'fewer than 30 points': (g, _group, { seat, location }) => shown(g, seat, location) < 30,
      }),
    },
  ),
};
