import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Promethean Quartz',
    title:
      'C-DILEMMA-25 C-DILEMMA-07: the opponent seeds a self-controlling dilemma, and without the skills everyone is stopped',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
    blue: 'seeds L1: Promethean Quartz; deck: Borg Ship, Spock',
    does: ['attempt:L1:1', 'blue seed:borg-ship'],
    gives: { 'Giusti.stopped': 1, 'blue.discard': ['Promethean Quartz'], 'blue.deck': ['Spock'] },
    log: 'downloads Borg Ship',
  },
];

provesCards(specs);
