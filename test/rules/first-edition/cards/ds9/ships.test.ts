import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Danube',
    title: 'C-PLAY-03: the U.S.S. Danube reports for free to Docking Pads, but not elsewhere',
    gold: 'L1: Nor {sites: 2, as: Federation} [Docking Pads]; L2: Federation Outpost; hand: U.S.S. Danube, U.S.S. Danube',
    at: 'turn',
    does: 'report:uss-danube:docked:2',
    gives: { 'turn.played': 0 },
    next: { does: 'report:uss-danube:docked:3', gives: { 'turn.played': 1 } },
  },
];

provesCards(specs);
