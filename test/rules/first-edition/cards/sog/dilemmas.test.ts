import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Helpless',
    title: 'C-DILEMMA-08: whoever lacks every skill of the mission is stopped with somebody else',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Helpless',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'Calloway.stopped': 1, 'blue.discard': ['Helpless'] },
    also: [
      {
        gold: 'L2: Deanna Troi, Lwaxana Troi',
        blue: 'seeds L2: Helpless',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0, 'Deanna Troi.stopped': null, 'Lwaxana Troi.stopped': null },
      },
    ],
  },
  {
    card: 'Shore Leave',
    title: 'C-DILEMMA-25 C-DILEMMA-06: past it, the opponent seeds Wind Dancer, which is encountered next',
    gold: 'L2: Giusti, Barron',
    blue: 'seeds L2: Shore Leave; deck: Wind Dancer, Spock',
    does: ['attempt:L2:team-1', 'blue seed:wind-dancer', 'blue none'],
    log: 'encounters Wind Dancer',
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Shore Leave; deck: Wind Dancer, Spock',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'The Loss',
    title: 'C-DILEMMA-25 C-DILEMMA-06: past it, the opponent seeds Helpless, which is encountered next',
    gold: 'L2: Lwaxana Troi, Giusti',
    blue: 'seeds L2: The Loss; deck: Helpless, Spock',
    does: ['attempt:L2:team-1', 'blue seed:helpless', 'blue none'],
    log: 'encounters Helpless',
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: The Loss; deck: Helpless, Spock',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
