import { KILL_ONE } from '../builders/dilemmas/build.ts';
import { lies, recurs, START_OF_EACH } from '../builders/dilemmas/host.ts';
import { learns, speaker, withOne } from '../builders/personnel/aiding.ts';
import { taught } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';

/** Cards of Coming of Age, by id. */
export const CARDS: CardRules = {
  'aaron-conor': {
    text: 'Female’s Love Interest relocates two personnel, one after the other, wherever it is encountered.',
    at: {
      dilemma: {
        does: (g, source, { card }) =>
          speaker(g, source) !== null && isNamed(card, "Female's Love Interest") ? [{ do: 'double' }] : [],
      },
    },
  },
  anhaica: {
    text: 'Has ENGINEER and Physics with a Maquis present.',
    ...learns(['ENGINEER', 'Physics'], withOne('[Maq]')),
  },
  'anhaica-star': taught(['ENGINEER', 'Physics'], 'a Maquis', withOne('[Maq]')),
  'nagilum-test-subjects': says(
    'Placed on the ship. A random personnel is killed now and at the start of each turn. Cured by SCIENCE ×2 + Diplomacy + Physics. Nullified by Auto-Destruct Sequence.',
    lies(
      'ship',
      {
        effects: [KILL_ONE],
        cure: f('SCIENCE x2 + Diplomacy + Physics'),
        cards: ['auto-destruct-sequence', 'auto-destruct-sequence-voyager'],
      },
      { at: recurs(START_OF_EACH, [KILL_ONE]) },
    ),
  ),
};
