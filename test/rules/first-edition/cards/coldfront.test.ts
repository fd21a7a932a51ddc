import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'No Mention of Crime',
    title:
      'C-DILEMMA-12 C-CAPTURE-02: the opponent captures the most skilled male or stops two, unless four females are there',
    gold: 'L2: Barron, Darian Wallace, Giusti',
    blue: 'L2: Gul Madred; seeds L2: No Mention of Crime',
    does: ['attempt:L2:team-1', 'blue way:capture'],
    gives: { 'Barron.seat': 1, 'Giusti.stopped': null },
    also: [
      {
        gold: 'L2: Barron, Darian Wallace, Giusti',
        blue: 'L2: Gul Madred; seeds L2: No Mention of Crime',
        does: ['attempt:L2:team-1', 'blue way:stop'],
        gives: {
          'Barron.stopped': 1,
          'Darian Wallace.stopped': 1,
          'Giusti.stopped': null,
          'blue.discard': ['No Mention of Crime'],
        },
      },
      {
        gold: 'L2: Barron, Giusti, Giusti, Giusti, Giusti',
        blue: 'seeds L2: No Mention of Crime',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.stopped': null, 'blue.discard': ['No Mention of Crime'] },
      },
    ],
  },
];

provesCards(specs);
