import { KILL_ONE } from '../builders/dilemmas/build.ts';
import { lies, recurs, START_OF_OWN } from '../builders/dilemmas/host.ts';
import { fetching, insideHere } from '../builders/missions/solved.ts';
import { learns, withOne } from '../builders/personnel/aiding.ts';
import { doubles, taught } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

/** Cards of Coming of Age, by id. */
export const CARDS: CardRules = {
  'aaron-conor': {
    text: 'Female’s Love Interest relocates two personnel, one after the other, wherever it is encountered.',
    at: doubles("Female's Love Interest"),
  },
  anhaica: {
    text: 'Has ENGINEER and Physics with a Maquis present.',
    ...learns(['ENGINEER', 'Physics'], withOne('[Maq]')),
  },
  'anhaica-star': taught(['ENGINEER', 'Physics'], 'a Maquis', withOne('[Maq]')),
  'investigate-energy-readings': fetching('When you solve it, you may download Barash here.', {
    wanted: '{Barash}',
    to: insideHere,
  }),
  'nagilum-test-subjects': says(
    'Placed on the ship. A random personnel is killed now and whenever your turn begins. Cured by SCIENCE ×2 + Diplomacy + Physics. Nullified by Auto-Destruct Sequence.',
    lies(
      'ship',
      {
        effects: [KILL_ONE],
        cure: f('SCIENCE x2 + Diplomacy + Physics'),
        cards: ['auto-destruct-sequence', 'auto-destruct-sequence-voyager'],
      },
      { at: recurs(START_OF_OWN, [KILL_ONE]) },
    ),
  ),
};
