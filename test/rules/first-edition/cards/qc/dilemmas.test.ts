import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Android Nightmares',
    title:
      'C-DILEMMA-02 C-DILEMMA-07: with an android, a personnel who isn’t one dies, or three with Interphasic Plasma Creatures',
    gold: 'L2: Data, Giusti',
    blue: 'seeds L2: Android Nightmares',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, 'Data.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'table: Interphasic Plasma Creatures; L2: Data, Giusti, Calloway, Linda Larson',
        blue: 'seeds L2: Android Nightmares',
        does: 'attempt:L2:team-2',
        gives: { 'in play': ['Interphasic Plasma Creatures', 'Data'] },
      },
      {
        gold: 'L2: Data, Deanna Troi, Giusti',
        blue: 'seeds L2: Android Nightmares',
        does: 'attempt:L2:team-1',
        gives: { Giusti: 'surface:L2', 'Giusti.stopped': null, 'blue.discard': ['Android Nightmares'] },
      },
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'seeds L2: Android Nightmares',
        does: 'attempt:L2:team-1',
        gives: { Giusti: 'surface:L2', 'Giusti.stopped': null, 'blue.discard': ['Android Nightmares'] },
      },
    ],
  },
];

provesCards(specs);
