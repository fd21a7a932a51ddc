import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Borg Ship',
    title: 'a Borg Ship damages and stops ships that it doesn’t destroy',
    gold: 'L1: Borg Ship {owner: 1, seat: 0, goal: L5}; docked:3: U.S.S. Oberth; L1: Federation Outpost',
    does: 'end:turn',
    gives: { 'U.S.S. Oberth.damaged': true },
    log: ['fires at U.S.S. Oberth: ATTACK 24, DEFENSE 22, a hit', 'Stopped: U.S.S. Oberth.'],
    silent: 'fires at Federation Outpost',
  },
];

provesCards(specs);
