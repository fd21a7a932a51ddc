import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Harry Kim',
    title: 'C-SELECT-01: Harry Kim may volunteer for a random selection',
    gold: 'L2: Harry Kim {as: Federation}, Calloway, Giusti',
    blue: 'seeds L2: Ornaran Threat',
    does: 'attempt:L2:team-1',
    can: ['volunteer:1', 'chance'],
    next: { does: 'volunteer:1', log: 'Harry Kim' },
  },
  {
    card: "Dr. Telek R'Mor",
    title: 'C-PLAY-10: Dr. Telek R’Mor reports aboard any ship that is compatible or the opponent’s',
    gold: "table: Alternate Universe Door; L1: U.S.S. Galaxy [Calloway], Haakona; hand: Dr. Telek R'Mor",
    blue: 'L2: U.S.S. Galaxy [Giusti], Haakona {veiled: cloaked}',
    at: 'turn',
    can: { report: ['report:dr-telek-rmor:aboard:4', 'report:dr-telek-rmor:aboard:5'] },
    next: { does: 'report:dr-telek-rmor:aboard:5', gives: { "Dr. Telek R'Mor": 'aboard:5', 'turn.played': 1 } },
  },
];

provesCards(specs);
