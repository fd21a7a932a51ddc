import { scoresHelping } from '../../builders/helping.ts';
import { ALL, attributeBonus, inPlay, learns, raises, withOne } from '../../builders/personnel/aiding.ts';
import { mayNullifyHere } from '../../builders/personnel/deeds.ts';
import { receives } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Personnel of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'ira-graves': says(
    'Has Treachery and Biology while Kareen Brianon is in play.',
    learns(['Treachery', 'Biology'], inPlay('{Kareen Brianon}')),
  ),
  kahlest: says(
    'Each Klingon present with Honor has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'present, Klingon species, Honor'),
  ),
  'keiko-obrien': says(
    'All attributes +2 with Miles O’Brien present.',
    attributeBonus(ALL, 2, withOne("{Miles O'Brien}")),
  ),
  marouk: mayNullifyHere('Yuta', [{ do: 'points', points: 3 }]),
  'mr-homn': {
    ...mayNullifyHere('Empathic Echo'),
    ...receives('Empathy'),
    text: 'Your personnel with Empathy may report where he is. May nullify Empathic Echo where he is present.',
  },
  rager: says('Scores 5 points if she helps solve Explore Dyson Sphere.', scoresHelping(5, 'Explore Dyson Sphere')),
  timicin: says('Scores 10 points if he helps solve Test Mission.', scoresHelping(10, 'Test Mission')),
  zon: mayNullifyHere('Nausicaans'),
};

/** Facts about personnel from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'datas-body': { faceUpAt: 'outpost' },
  'mirasta-yale': { under: { like: 'dilemma', at: ({ id }) => id === 'first-contact' } },
};
