import { isStaffed } from '../../chapters/staffing/staffing.ts';
import type { Decided } from '../../effects/kinds/decide.ts';
import type { Pick } from '../../effects/pick.ts';
import { isPersonnel } from '../../position/kinds.ts';
import type { Rule } from '../../rules/rule.ts';
import { always, BLOCK, kill, most, nullified, owner, past, when } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { worth } from '../builders/missions/ends.ts';
import { crewMeets, inOrbit } from '../builders/missions/needs.ts';
import { mayNullify } from '../builders/personnel/deeds.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** Two alternatives, of which the opponent chooses one. */
function either(label: string, effects: Decided['effects'], other: string, others: Decided['effects']) {
  return choice('opponent', { key: 'one', label, effects }, { key: 'other', label: other, effects: others });
}

/** A dilemma that kills the personnel with the highest CUNNING or the one picked by Treachery. */
function misread(byTreachery: Pick, words: string): Rule {
  return says(
    `Your opponent chooses: the personnel with the highest CUNNING or with ${words} is killed. The remaining personnel need Law + Archaeology, Exobiology + Leadership ×2 or a President to get past it.`,
    past(
      'Law + Archaeology OR Exobiology + Leadership x2 OR President',
      either('The highest CUNNING', [kill(most(['CUNNING']))], 'The most Treachery', [kill(byTreachery)]),
    ),
  );
}

/** Cards of The Cage, by id. */
export const CARDS: CardRules = {
  'access-archives': {
    text: 'Worth 10 points for each different classification present.',
    adds: worth((_g, _source, group) => {
      if (group === null) return 0;
      const cards = group.people.map(({ card }) => cardOf(card)).filter(isPersonnel);
      return 10 * new Set(cards.flatMap(({ classifications }) => classifications)).size;
    }),
  },
  'misinterpreted-history': misread(most(['Treachery']), 'the most Treachery'),
  'misinterpreted-history@2025-02': misread(most(['Treachery'], { who: f('Treachery') }), 'the most Treachery, if any'),
  'primal-urges': says(
    'Nullified by ANIMAL ×2. A male and a female of your choice are relocated to the farthest planet. Without both, your personnel can’t get past it.',
    nullified(
      'ANIMAL x2',
      always(
        when(
          'Male + Female',
          [
            { do: 'relocate', pick: owner('Male'), to: 'furthest' },
            { do: 'relocate', pick: owner('Female'), to: 'furthest' },
          ],
          [BLOCK],
        ),
      ),
    ),
  ),
  'resolve-local-tensions': inOrbit(
    'fully staffed, with Computer Skill + Navigation or Mr. Scott aboard',
    (g, ship) => isStaffed(g, ship) && crewMeets(g, ship, f('Computer Skill + Navigation OR {Mr. Scott}')),
  ),
  'samuel-t-cogley': mayNullify('Computer Crash'),
};

/** Facts about cards from The Cage that have no rule, by id. */
export const FACTS: CardFacts = {
  'five-year-mission': { immuneTo: ['Kevin Uxbridge'] },
  'starship-constellation': { onlyDownloads: true },
  'to-boldly-go': { captainsOrder: true },
};
