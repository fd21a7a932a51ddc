import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Eminian Disintegration Protocol',
    title:
      'C-DILEMMA-15 C-DILEMMA-07: on a planet, the SECURITY with the most icons dies, and the others need SECURITY ×2',
    gold: 'L2: Darian Wallace, Lopez, Joseph Travis, Giusti',
    blue: 'seeds L2: Eminian Disintegration Protocol',
    does: ['attempt:L2:team-1', 'blue who:2'],
    gives: { Lopez: null, 'Giusti.stopped': null, 'blue.discard': ['Eminian Disintegration Protocol'] },
    also: [
      {
        gold: 'L2: Darian Wallace, Giusti',
        blue: 'seeds L2: Eminian Disintegration Protocol',
        does: 'attempt:L2:team-1',
        gives: { 'Darian Wallace': null, 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        blue: 'seeds L2: Eminian Disintegration Protocol',
        does: 'attempt:L2:team-1',
        gives: { '1.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Linda Larson, Darian Wallace, Giusti]',
        blue: 'seeds L1: Eminian Disintegration Protocol',
        does: 'attempt:L1:1',
        gives: { 'Linda Larson': null, 'Darian Wallace': 'aboard:1', 'Giusti.stopped': 1 },
      },
    ],
  },
  {
    card: 'M-113 Creature',
    title:
      'C-DILEMMA-18 C-TURN-11: now and at each turn’s end, the creature kills one of that turn’s player, a Human if possible',
    gold: 'L2: Giusti, Hoya, Calloway',
    blue: 'L2: Divok; seeds L2: M-113 Creature',
    does: ['attempt:L2:team-1', 'blue who:1'],
    gives: { Giusti: null, Hoya: 'surface:L2', Calloway: 'surface:L2', 'M-113 Creature': 'at:L2' },
    next: { does: 'end', gives: { Calloway: null, Hoya: 'surface:L2', Divok: 'surface:L2' } },
    also: [
      {
        gold: 'L2: Giusti, Dr. Fitzgerald, Crewman Peart',
        blue: 'seeds L2: M-113 Creature',
        does: ['attempt:L2:team-1', 'blue who:1'],
        gives: { 'M-113 Creature': null, Giusti: null },
      },
      {
        gold: 'L2: Hoya, Hoya; L2: U.S.S. Galaxy [Calloway]; L5: Giusti',
        blue: 'seeds L2: M-113 Creature',
        does: ['attempt:L2:team-1'],
        gives: { Calloway: null, 'M-113 Creature': 'at:L2', Giusti: 'surface:L5' },
      },
      {
        gold: 'L2: Dr. Fitzgerald, Hoya; L2: U.S.S. Galaxy [Crewman Peart]; at:L2: M-113 Creature {owner: 1}',
        does: 'end',
        gives: { 'M-113 Creature': null },
      },
    ],
  },
];

provesCards(specs);
