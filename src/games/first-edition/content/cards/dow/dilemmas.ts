import { total } from '../../../chapters/skills/group.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import type { Rule } from '../../../rules/rule.ts';
import { wall } from '../../builders/dilemmas/build.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** The requirement rises by this much for each other mission in the region. */
const PER_MISSION = 10;

/** A dilemma that needs more of an attribute for each other mission in its region. */
function regional(attribute: 'STRENGTH' | 'INTEGRITY', base: number): Rule {
  const words = `${attribute} > ${base} + ${PER_MISSION} for each other mission in this region`;
  return says(`To get past it: ${words}. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.`, {
    ...wall(`"${words}"`),
    ...tests({
      [words]: (g, group, { location }) => {
        const region = regionOf(g, location);
        const others = Object.values(g.locations).filter(
          ({ id, missions }) => id !== location && missions.length > 0 && region !== null && regionOf(g, id) === region,
        );
        return total(g, group, attribute) > base + PER_MISSION * others.length;
      },
    }),
  });
}

/** Dilemmas of Dogs of War, by id. */
export const CARDS: CardRules = {
  'plasma-currents': regional('STRENGTH', 50),
  'some-day-ill-retire-here': regional('INTEGRITY', 40),
};
