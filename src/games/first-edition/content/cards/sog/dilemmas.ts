import { pooled } from '../../../chapters/skills/skills.ts';
import { missionFor } from '../../../chapters/spaceline/line.ts';
import { skillIcons } from '../../../effects/pick.ts';
import { always, CHOSEN, ifChosen, random, select, stop } from '../../builders/dilemmas/build.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { skillsIn } from '../../builders/helping.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Dilemmas of Shades of Gray, by id. */
export const CARDS: CardRules = {
  helpless: says(
    'A random personnel is selected. If they have no skill that the mission requires, they are “stopped”, and so is another random personnel.',
    {
      ...always(
        select(random()),
        ifChosen('"a skill that the mission requires"', [], [stop({ ...random(), but: 'picked' }), stop(CHOSEN)]),
      ),
      ...tests({
        'a skill that the mission requires': (g, { people }, { seat, location }) => {
          const { requirement } = missionFor(g, location, seat);
          const asked = requirement === null ? [] : skillsIn(requirement);
          return people.some((piece) => asked.some((skill) => pooled(g, [piece], skill) > 0));
        },
      }),
    },
  ),
  rumplestiltskin: says('For each personnel with five or more skill icons, a random personnel is “stopped”.', {
    ...always(stop(random(null, 'counted'))),
    counted: (_g, people) => people.filter((piece) => skillIcons(piece) >= 5).length,
  }),
};
