import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Jem'Hadar Birthing Chamber",
    title:
      'C-PLAY-10 C-TURN-16: each chamber lets one universal Young Jem’Hadar per turn report free where it is, in any quadrant',
    gold: "L2: Jem'Hadar Birthing Chamber, Omet'iklan; L5: Jem'Hadar Birthing Chamber, Omet'iklan; hand: Young Jem'Hadar, Young Jem'Hadar, Young Jem'Hadar, Toman'torax",
    at: 'turn',
    can: { report: ['report:young-jemhadar:surface:L2', 'report:young-jemhadar:surface:L5'] },
    next: {
      does: 'report:young-jemhadar:surface:L2',
      gives: { 'turn.played': 0 },
      can: { report: ['report:young-jemhadar:surface:L5'] },
      next: { does: 'report:young-jemhadar:surface:L5', gives: { 'turn.played': 0 }, can: { report: 0 } },
    },
    also: [
      {
        gold: "L1: U.S.S. Galaxy [Giusti, Jem'Hadar Birthing Chamber]; hand: Young Jem'Hadar",
        at: 'turn',
        cant: 'report',
      },
      {
        gold: "L1: Jem'Hadar Attack Ship [Jem'Hadar Birthing Chamber]; hand: Young Jem'Hadar",
        at: 'turn',
        does: 'report:young-jemhadar:aboard:1',
        gives: { "Young Jem'Hadar": 'aboard:1', 'turn.played': 0 },
      },
      {
        gold: "hand: Young Jem'Hadar",
        blue: "L2: Jem'Hadar Birthing Chamber, Omet'iklan",
        at: 'turn',
        cant: 'report',
      },
      {
        gold: "L2: Jem'Hadar Birthing Chamber, Jem'Hadar Birthing Chamber, Omet'iklan; hand: Young Jem'Hadar, Young Jem'Hadar, Young Jem'Hadar",
        at: 'turn',
        does: ['report:young-jemhadar:surface:L2', 'report:young-jemhadar:surface:L2'],
        gives: { 'turn.played': 0 },
        can: { report: 0 },
      },
    ],
  },
];

provesCards(specs);
