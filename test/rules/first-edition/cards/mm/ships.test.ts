import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alliance Interceptor',
    title: 'C-MOVE-12: an Alliance Interceptor has RANGE +4 for a move within a region',
    gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Alliance Interceptor {spent: 5} [Jalota Mar]',
    can: { move: ['move:1:L1'] },
    also: [
      {
        gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Alliance Interceptor {spent: 6} [Jalota Mar]',
        can: { move: 0 },
      },
    ],
  },
  {
    card: 'Alliance Interceptor',
    title: 'C-MOVE-16: an Alliance Interceptor can land, once per turn',
    gold: 'L2: Alliance Interceptor [Jalota Mar]',
    does: 'land:1',
    gives: { 'Alliance Interceptor': 'surface:L2' },
    cant: 'takeoff',
  },
  {
    card: 'Mirror Ferengi Shuttle',
    title: 'C-PLAY-10: Mirror Universe Ferengi and Ezri report aboard their player’s Mirror Ferengi Shuttle',
    gold: 'L1: Mirror Ferengi Shuttle; hand: Mr. Rom, Ezri, Quark, Jalota Mar',
    blue: 'L1: Mirror Ferengi Shuttle',
    at: 'turn',
    can: { report: ['report:mr-rom:aboard:1', 'report:ezri:aboard:1'] },
    next: { does: 'report:mr-rom:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Mirror Ferengi Shuttle',
    title: 'C-PLAY-03: Mr. Brunt reports aboard a Mirror Ferengi Shuttle for free, but not elsewhere',
    gold: 'missions: Enlistment Drive, Study Pulsar; L1: Mirror Ferengi Shuttle, Alliance Outpost {as: Ferengi}; hand: Mr. Brunt',
    at: 'turn',
    does: 'report:mr-brunt:aboard:1',
    gives: { 'turn.played': 0 },
    also: [
      {
        gold: 'missions: Enlistment Drive, Study Pulsar; L1: Mirror Ferengi Shuttle, Alliance Outpost {as: Ferengi}; hand: Mr. Brunt',
        at: 'turn',
        does: 'report:mr-brunt:aboard:2',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Fesarius',
    title: 'C-PLAY-03 C-PLAY-10: Balok reports aboard his player’s Fesarius for free, and nobody else does',
    gold: 'table: Alternate Universe Door; L1: Fesarius, Federation Outpost; hand: Balok, Vash',
    blue: 'L1: Fesarius',
    at: 'turn',
    can: {
      'report:balok': ['report:balok:aboard:3', 'report:balok:aboard:2'],
      'report:vash': ['report:vash:aboard:3'],
    },
    next: { does: 'report:balok:aboard:2', gives: { Balok: 'aboard:2', 'turn.played': 0 } },
    also: [
      {
        gold: 'table: Alternate Universe Door; L1: Fesarius, Federation Outpost; hand: Balok',
        at: 'turn',
        does: 'report:balok:aboard:3',
        gives: { Balok: 'aboard:3', 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Rebel Interceptor',
    title: 'C-MOVE-12: a Rebel Interceptor has RANGE +3 for a move within a region',
    gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Rebel Interceptor {spent: 5} [McKay {as: Federation}]',
    can: { move: ['move:1:L1'] },
    also: [
      {
        gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Rebel Interceptor {spent: 6} [McKay {as: Federation}]',
        can: { move: 0 },
      },
    ],
  },
  {
    card: 'Rebel Interceptor',
    title: 'C-MOVE-16: a Rebel Interceptor can land, once per turn',
    gold: 'L2: Rebel Interceptor [McKay {as: Federation}]',
    does: 'land:1',
    gives: { 'Rebel Interceptor': 'surface:L2' },
    cant: 'takeoff',
  },
  {
    card: 'Defiant',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make Defiant carry a shuttlecraft, only a shuttlepod',
    gold: 'table: Engage Shuttle Operations; L2: Defiant {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: Defiant {as: Federation} [Geordi La Forge], Type 18 Shuttlepod [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
  {
    card: 'Type 18 Shuttlepod',
    title:
      'C-PLAY-10 C-PLAY-16: a Type 18 Shuttlepod reports aboard a Defiant-class ship with two Navigation personnel',
    gold: 'L2: U.S.S. Sao Paulo, U.S.S. Galaxy; hand: Type 18 Shuttlepod, Tom Paris, Lauren, Benjamin Sisko, Giusti',
    at: 'turn',
    does: 'report:type-18-shuttlepod:aboard:1',
    can: { crew: ['crew:tom-paris', 'crew:benjamin-sisko'] },
    next: { does: ['crew:tom-paris', 'crew:benjamin-sisko'], cant: 'crew' },
  },
];

provesCards(specs);
