import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Divided Loyalties',
    title: 'C-STOP-01 C-DUAL-01: several affiliations stop for your next two turns, and the others need CUNNING',
    gold: 'L2: Tabor*, Data and Geordi, Data, Jean-Luc Picard, Giusti',
    blue: 'seeds L2: Divided Loyalties',
    does: 'attempt:L2:team-1',
    gives: {
      'Tabor*.stopped': 5,
      'Data and Geordi.stopped': 5,
      'Giusti.stopped': null,
      'blue.discard': ['Divided Loyalties'],
    },
    also: [
      {
        gold: 'L2: Tabor*, Giusti',
        blue: 'seeds L2: Divided Loyalties',
        does: 'attempt:L2:team-1',
        gives: { 'Tabor*.stopped': 5, 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
