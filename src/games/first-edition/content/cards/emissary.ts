import {
  always,
  CHOSEN,
  ifChosen,
  ifOdd,
  met,
  nullified,
  random,
  select,
  stop,
  wall,
} from '../builders/dilemmas/build.ts';
import { carriesOn, spared, three } from '../builders/dilemmas/trials.ts';
import { crewMeets, inOrbit } from '../builders/missions/needs.ts';
import { ALL, attributeBonus, inPlay, raises, SHIP } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isScout = filter('"scout" in class');

/** Cards of Emissary, by id. */
export const CARDS: CardRules = {
  'back-room-dealings': spared('Treachery OR INTEGRITY<4', 'STRENGTH>24'),
  'chula-unfortunate-roll': met({ unless: null, effects: [three, ifOdd('INTEGRITY', [stop(CHOSEN)])] }),
  'cultural-differences': spared('Acquisition OR Anthropology', 'CUNNING>24'),
  'difficult-disposal': wall(),
  'dukat-emissary': says(
    'All attributes +2 while an opposing Maquis card is in play.',
    attributeBonus(ALL, 2, inPlay("[Maq], opponent's")),
  ),
  'encased-in-crystal': wall(),
  'ferengi-locator-bomb': met({
    unless: f('Computer Skill + Navigation + Physics OR Acquisition + Treachery + CUNNING>32'),
    effects: [{ do: 'take', pick: random(), to: 'bottom of the draw deck' }],
  }),
  'fly-by-the-seat-of-your-pants': wall(),
  'jasad-emissary': says(
    'In the Gamma Quadrant, a Cardassian ship with him aboard has RANGE, WEAPONS and SHIELDS +2.',
    raises(SHIP, 2, 'carrying it, [Car], in the Gamma Quadrant'),
  ),
  'more-of-your-kind': nullified('[Orb] personnel', always(stop(random(null, 'half')))),
  'pacify-warring-factions': inOrbit(
    'a scout with ENGINEER ×2 aboard',
    (g, ship) => isScout(ship) && crewMeets(g, ship, f('ENGINEER x2')),
  ),
  'socializing-with-the-staff': says(
    'To get past it: a Female. All females are “stopped”, except one at random. A single female is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    carriesOn('Female'),
  ),
  'too-many-chiefs': always(
    select(random('personnel with SECURITY classification')),
    ifChosen('Leadership', [stop(CHOSEN), stop(random('personnel with SECURITY classification', 2))], [stop(CHOSEN)]),
  ),
};

/** Facts about cards from Emissary that have no rule, by id. */
export const FACTS: CardFacts = {
  baraka: { onlyDownloads: true },
  'uss-ganges': { onlyDownloads: true },
};
