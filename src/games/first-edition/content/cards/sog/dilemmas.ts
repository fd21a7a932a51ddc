import { pooled } from '../../../chapters/skills/skills.ts';
import { missionFor } from '../../../chapters/spaceline/line.ts';
import { always, CHOSEN, ifChosen, met, random, select, stop } from '../../builders/dilemmas/build.ts';
import { sows } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { skillsIn } from '../../builders/helping.ts';
import { type CardRules, says } from '../../card-rules.ts';

const LEAVE = sows("{Female's Love Interest} or {Male's Love Interest} or {Parallel Romance} or {Wind Dancer}");

const LOSS = sows('{Bendii Syndrome} or {Helpless} or {System-Wide Cascade Failure} or {Two-Dimensional Creatures}');

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
  'shore-leave': says(
    'To get past it: a male and a female, or Honor + INTEGRITY > 50. If you do, your opponent may download and seed here up to two of Female’s Love Interest, Male’s Love Interest, Parallel Romance and Wind Dancer, but no combo. If not, everyone is “stopped”, and this stays here.',
    { ...met({ after: LEAVE.sown }), among: LEAVE.among },
  ),
  'the-loss': says(
    'To get past it: Empathy ×2, Mindmeld ×2, two androids or INTEGRITY > 38. If you do, your opponent may download and seed here up to two of Bendii Syndrome, Helpless, System-Wide Cascade Failure and Two-Dimensional Creatures. If not, everyone is “stopped”, and this stays here.',
    { ...met({ after: LOSS.sown }), among: LOSS.among },
  ),
};
