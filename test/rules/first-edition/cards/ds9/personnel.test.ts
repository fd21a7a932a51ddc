import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Odo',
    title: 'C-TURN-16: Odo stops any Quark present, once per turn',
    gold: 'L2: Odo, Quark; L5: Quark Son of Keldar',
    can: { 'use:odo': ['use:odo:1:2'] },
    next: { does: 'use:odo:1:2', cant: 'use:odo', gives: { turns: 1 } },
  },
  {
    card: 'Pallra',
    title: 'C-PLAY-10: Trazko reports for free where Pallra is',
    gold: 'L2: Pallra; hand: Trazko',
    does: 'report:trazko:surface:L2',
    gives: { Trazko: 'surface:L2', 'turn.played': 0 },
  },
];

provesCards(specs);
