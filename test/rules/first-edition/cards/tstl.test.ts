import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
  {
    card: "Kathryn Janeway (The Sky's the Limit)",
    title: 'C-SKILL-11: while Kathryn Janeway is on Earth, Federation ships have RANGE +1',
    gold: "missions: Monitor Population, Study Pulsar; L1: Kathryn Janeway (The Sky's the Limit); L2: U.S.S. Galaxy, I.K.C. Buruk",
    blue: 'L1: U.S.S. Oberth',
    gives: { 'U.S.S. Galaxy.RANGE': 9, 'U.S.S. Oberth.RANGE': 6 },
    also: [
      {
        gold: "missions: Monitor Population, Study Pulsar; L1: U.S.S. Galaxy [Kathryn Janeway (The Sky's the Limit)]",
        gives: { 'U.S.S. Galaxy.RANGE': 8 },
      },
    ],
  },
  {
    card: "B'Etor (The Sky's the Limit)",
    title: 'C-TURN-17 C-CONTROL-01: B’Etor steals an artifact present once per game',
    gold: "L2: B'Etor (The Sky's the Limit)",
    blue: 'L2: Worf; surface:L2: Kurlan Naiskos, Federation PADD; surface:L5: Kurlan Naiskos',
    can: { 'use:betor': ['use:betor-the-skys-the-limit:1:3'] },
    next: { does: 'use:betor-the-skys-the-limit:1:3', gives: { '3.seat': 0 }, cant: 'use:betor' },
  },
  {
    card: "B'Etor (The Sky's the Limit)",
    title: 'C-DOWNLOAD-10: B’Etor downloads Lursa',
    gold: "L2: B'Etor (The Sky's the Limit); deck: Lursa, Spock",
    can: 'download:1:0',
  },
];

provesCards(specs);
