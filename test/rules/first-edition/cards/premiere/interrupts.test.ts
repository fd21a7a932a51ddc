import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kevin Uxbridge',
    title: 'C-RESPONSE-07: Amanda Rogers can nullify interrupts other than Kevin Uxbridge',
    gold: 'table: Alien Probe; hand: Kevin Uxbridge',
    blue: 'hand: Amanda Rogers, Q2',
    asked: { blue: ['play'] },
    does: 'play:kevin-uxbridge:on:1',
    can: { blue: ['answer:q2', 'pass'] },
    next: { does: 'blue answer:q2', gives: { 'in play': ['Alien Probe'] } },
  },
  {
    card: 'Q2',
    title: 'C-RESPONSE-06: a Temporal Rift can’t respond to a dilemma, but Q2 can',
    gold: 'L1: U.S.S. Galaxy [Giusti]; hand: Temporal Rift, Q2',
    blue: 'seeds L1: Q',
    asked: { gold: ['dilemma'] },
    does: 'attempt:L1:1',
    can: 'answer:q2',
    cant: 'answer:temporal-rift',
  },
  {
    card: 'Transwarp Conduit',
    title: 'C-SKILL-22: two Transwarp Conduits double RANGE only once',
    gold: 'L1: U.S.S. Oberth [Giusti]; hand: Transwarp Conduit, Transwarp Conduit',
    does: ['play:transwarp-conduit:on:1', 'play:transwarp-conduit:on:1'],
    gives: { 'U.S.S. Oberth.RANGE': 12 },
  },
  {
    card: 'Transwarp Conduit',
    title: 'C-SKILL-14: a Transwarp Conduit doubles RANGE for a turn',
    gold: 'L1: U.S.S. Oberth [Giusti]; hand: Transwarp Conduit',
    does: 'play:transwarp-conduit:on:1',
    gives: { 'U.S.S. Oberth.RANGE': 12 },
    next: { does: 'end:turn', gives: { 'U.S.S. Oberth.RANGE': 6 } },
  },
];

provesCards(specs);
