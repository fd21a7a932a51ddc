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
  {
    card: 'Local Trouble',
    title: 'C-DILEMMA-25 C-DILEMMA-06: past Local Trouble, the opponent seeds Archer, which is encountered next',
    gold: 'L2: Barron, Data, Lopez, Jean-Luc Picard',
    blue: 'seeds L2: Local Trouble; deck: Archer, Ancient Computer',
    does: ['attempt:L2:team-1', 'blue seed:archer', 'blue none'],
    gives: { 'blue.deck': ['Ancient Computer'] },
    log: 'encounters Archer',
    also: [
      {
        gold: 'L2: Barron, Giusti',
        blue: 'seeds L2: Local Trouble; deck: Archer, Spock',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [], 'blue.deck has Archer': true },
      },
      // The question reveals nothing about the opponent's cards (C-RESPONSE-05).
      {
        gold: 'L2: Barron, Data, Lopez, Jean-Luc Picard',
        blue: 'seeds L2: Local Trouble; deck: Spock',
        does: 'attempt:L2:team-1',
        can: { 'blue ': ['none'] },
        next: { does: 'blue none', gives: { 'blue.deck': ['Spock'] } },
      },
    ],
  },
];

provesCards(specs);
