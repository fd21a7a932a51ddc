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
];

provesCards(specs);
