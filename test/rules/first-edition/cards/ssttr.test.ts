import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Hello Computer?',
    title: 'C-DILEMMA-18 C-SKILL-22: without the skills, all your personnel have all attributes −2, once only',
    gold: 'L2: Giusti; L5: Calloway',
    blue: 'L5: Divok; seeds L2: Hello Computer?',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.CUNNING': 4,
      'Calloway.INTEGRITY': 5,
      'Divok.CUNNING': 6,
      'Hello Computer?': 'core:0',
      'Hello Computer?.count': 3,
      'Giusti.stopped': 1,
    },
    also: [
      { gold: 'L2: Giusti; table: Hello Computer?, Hello Computer?', gives: { 'Giusti.CUNNING': 4 } },
      {
        gold: 'L2: Barron, Davies, Obarakeh',
        blue: 'seeds L2: Hello Computer?',
        does: 'attempt:L2:team-1',
        gives: { 'Hello Computer?': null, 'Barron.stopped': null },
      },
    ],
  },
  {
    card: 'Nuclear Wessels',
    title: 'C-DILEMMA-18: now and at each later attempt, a SECURITY or Anthropology is stopped, or nobody gets past it',
    gold: 'L2: Darian Wallace, Calloway',
    blue: 'seeds L2: Nuclear Wessels',
    does: 'attempt:L2:team-1',
    gives: { 'Darian Wallace.stopped': 1, 'Calloway.stopped': null, 'Nuclear Wessels': 'at:L2' },
    next: { does: 'attempt:L2:team-2', gives: { 'Calloway.stopped': 1 } },
  },
];

provesCards(specs);
