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
  {
    card: 'Bendii Syndrome',
    title:
      'C-DILEMMA-18 C-POINTS-01: a Vulcan lowers the INTEGRITY of your personnel there, and dies when you next score points',
    gold: 'L2: Lojal, Giusti; L5: Calloway',
    blue: 'seeds L2: Bendii Syndrome',
    does: 'attempt:L2:team-1',
    gives: {
      'Bendii Syndrome': 'on:1',
      'Lojal.INTEGRITY': 4,
      'Giusti.INTEGRITY': 5,
      'Giusti.CUNNING': 6,
      'Calloway.INTEGRITY': 7,
      'Giusti.stopped': null,
    },
    also: [
      {
        gold: 'L2: Lojal, Giusti',
        blue: 'seeds L2: Bendii Syndrome, Sarjenka',
        does: ['attempt:L2:team-1', 'way:help'],
        gives: { 'gold.score': 5, Lojal: null, 'Bendii Syndrome': null, 'Giusti.INTEGRITY': 7 },
      },
    ],
  },
  {
    card: 'Chinese Finger Puzzle',
    title: 'C-STOP-01: androids are stopped for as many full turns as there are androids, everyone else this turn',
    gold: 'L2: Data, Exocomp, Giusti',
    blue: 'seeds L2: Chinese Finger Puzzle',
    does: 'attempt:L2:team-1',
    gives: { 'Data.stopped': 5, 'Exocomp.stopped': 5, 'Giusti.stopped': 1, 'blue.discard': ['Chinese Finger Puzzle'] },
    also: [
      {
        gold: 'L2: Giusti',
        blue: 'seeds L2: Chinese Finger Puzzle',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Chinese Finger Puzzle'] },
      },
    ],
  },
];

provesCards(specs);
