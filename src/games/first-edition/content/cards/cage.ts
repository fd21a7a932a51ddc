import { every } from '../../chapters/skills/piece-filter.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import type { Decided } from '../../effects/kinds/decide.ts';
import type { Pick } from '../../effects/pick.ts';
import { personnelOf, shipsOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import type { Rule } from '../../rules/rule.ts';
import { always, BLOCK, kill, most, nullified, owner, past, when } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { worth } from '../builders/missions/ends.ts';
import { crewMeets, inOrbit } from '../builders/missions/needs.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { mayNullify } from '../builders/personnel/deeds.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { drawOne, whenPlayed } from '../builders/table/plays.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
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

const isOriginal = filter('[OS]');

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
  'five-year-mission': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'Seed it on your table. When your turn ends, if all your personnel and ships in play have the Original Series icon, you may draw an extra card.',
      seeds: SEEDS_OR_PLAYS.seeds,
      ...mayDrawExtra((g, seat) => [...personnelOf(g, seat), ...shipsOf(g, seat)].every(isOriginal)),
    },
  ),
  'lt-jose-tyler': says(
    'Your Original Series ship with him aboard has WEAPONS +3 while it returns fire. Cumulative.',
    raises(
      ['WEAPONS'],
      3,
      every(
        'carrying it, yours, [OS]',
        ({ id, seat }, { battle }) =>
          battle?.kind === 'ship' && battle.seat !== seat && battle.firing[seat]?.includes(id) === true,
      ),
      true,
    ),
  ),
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
  'recreation-room': {
    text: 'On your table, may be seeded: once per turn, when you play a unique Original Series card, you may draw a card and then put a card from hand under your deck.',
    ...SEEDS_OR_PLAYS,
    at: {
      played: whenPlayed('[OS], unique', 'Draw a card and put one under your deck', (seat) => [
        ...drawOne(seat),
        { do: 'shed', min: 1, max: 1, to: 'under' },
      ]),
    },
  },
  'resolve-local-tensions': inOrbit(
    'fully staffed, with Computer Skill + Navigation or Mr. Scott aboard',
    (g, ship) => isStaffed(g, ship) && crewMeets(g, ship, f('Computer Skill + Navigation OR {Mr. Scott}')),
  ),
  'samuel-t-cogley': mayNullify('Computer Crash'),
};

/** Facts about cards from The Cage that have no rule, by id. */
export const FACTS: CardFacts = {
  'starship-constellation': { onlyDownloads: true },
  'to-boldly-go': { captainsOrder: true },
};
