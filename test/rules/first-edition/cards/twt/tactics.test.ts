import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Breen Disruptor Burst',
    title: 'C-SHIPBAT-03: the newest Breen Disruptor Burst has ATTACK +3 if a Breen ship fires',
    gold: 'L1: Breen Warship [Thot Gor, Lam, Draz]; table: Battle Bridge Door; tactics: Breen Disruptor Burst',
    blue: 'L1: U.S.S. Galaxy [Giusti, Data]',
    texts: '2025-02',
    does: ['attack:all:1:6', 'blue hold', 'tactic:breen-disruptor-burst@2025-02'],
    log: 'ATTACK 14',
  },
];

provesCards(specs);
