import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Investigate Probe Origin',
    title: 'C-MISSION-01: on its far end, CUNNING > 30 solves Investigate Probe Origin',
    gold: 'L4: Data, Data, Data',
    blue: 'missions: Investigate Probe Origin, Survey Mission',
    does: 'attempt:L4:team-1',
    gives: { 'L4.solved': 0 },
    also: [
      {
        gold: 'missions: Investigate Probe Origin, Study Pulsar; L1: Data, Data, Data',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': null },
      },
    ],
  },
  {
    card: 'Vanquish Enemy',
    title: 'C-TURN-17 C-SHIPBAT-15: at Vanquish Enemy, each player may damage an opponent’s ship once per game',
    gold: 'missions: Vanquish Enemy, Study Pulsar; L1: U.S.S. Galaxy',
    blue: 'L1: Kurdon; L2: I.K.C. Bortas',
    can: { 'use:vanquish-enemy': ['use:vanquish-enemy:0:damage:2'] },
    next: {
      does: 'use:vanquish-enemy:0:damage:2',
      gives: { 'Kurdon.damaged': true },
      cant: 'use:vanquish-enemy',
    },
  },
];

provesCards(specs);
