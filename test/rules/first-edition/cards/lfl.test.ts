import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Vetar',
    title: 'C-SKILL-11: Vetar has WEAPONS +2 when it fires at a Maquis ship',
    gold: 'L1: Vetar [Ekoor, Giusti {as: Cardassian}]',
    blue: 'L1: Maquis Raider',
    does: 'attack:all:1:4',
    log: 'ATTACK 10',
  },
];

provesCards(specs);
