import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Crowded Bar',
    title: 'C-DRAW-01 C-SELECT-02: both players draw, and someone is stopped for each card in your hand',
    gold: 'L2: Giusti, Calloway, Linda Larson; hand: Spock',
    blue: 'seeds L2: Crowded Bar; deck: Res-Q',
    does: ['attempt:L2:team-1', 'who:1 + who:3'],
    gives: {
      'Giusti.stopped': 1,
      'Linda Larson.stopped': 1,
      'Calloway.stopped': null,
      'blue.hand': ['Res-Q'],
      'blue.discard': ['Crowded Bar'],
    },
    also: [
      {
        gold: 'L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Calloway; hand: Spock, Spock, Spock, Spock, Spock',
        blue: 'seeds L2: Crowded Bar; deck: Res-Q',
        does: ['attempt:L2:team-1', 'blue who:1 + who:2 + who:3 + who:4 + who:5 + who:7'],
        gives: { 'Calloway.stopped': 1, '6.stopped': null },
      },
    ],
  },
  {
    card: 'Back to Basics',
    title:
      'C-DRAW-10: the opponent shuffles personnel and ships of the discard pile back, and fourteen of them stop everyone',
    gold: 'L2: Giusti',
    blue: 'discard: Ari, Res-Q, U.S.S. Oberth; seeds L2: Back to Basics',
    does: 'attempt:L2:team-1',
    gives: {
      'blue.discard': ['Back to Basics', 'Res-Q'],
      'blue.deck has Ari': true,
      'blue.deck has U.S.S. Oberth': true,
      'Giusti.stopped': null,
    },
    also: [
      {
        gold: 'L2: Giusti',
        blue: 'discard: Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari, Ari; seeds L2: Back to Basics',
        does: 'attempt:L2:team-1',
        gives: { 'blue.discard': ['Back to Basics'], 'Giusti.stopped': 1 },
      },
    ],
  },
  {
    card: 'Definitely Not Swedish',
    title: 'C-DILEMMA-25 C-DOWNLOAD-12: the opponent seeds up to two dilemmas, which are encountered next',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
    blue: 'seeds L1: Definitely Not Swedish; deck: Strict Dress Code, Spock; hand: Strict Dress Code',
    does: ['attempt:L1:1', 'blue seed:strict-dress-code', 'blue none', 'blue who:2'],
    gives: {
      Giusti: null,
      Calloway: 'aboard:1',
      'blue.hand': [],
      'blue.discard': ['Strict Dress Code', 'Definitely Not Swedish'],
    },
  },
];

provesCards(specs);
