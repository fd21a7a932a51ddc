import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
  {
    card: 'Lieutenant Crosis',
    title: 'C-MISSION-05: with Lieutenant Crosis, Non-Aligned personnel of both players may attempt Investigate Raid',
    gold: 'missions: Investigate Raid, Study Pulsar; L1: Vekor; L3: Lieutenant Crosis',
    can: 'attempt:L1:team-1',
    also: [
      { gold: 'missions: Investigate Raid, Study Pulsar; L1: Vekor', cant: 'attempt:L1' },
      {
        gold: 'L4: Vekor; L2: Lieutenant Crosis',
        blue: 'missions: Investigate Raid, Survey Mission',
        can: 'attempt:L4:team-1',
      },
      { gold: 'missions: Investigate Raid, Study Pulsar; L1: Disik; L3: Lieutenant Crosis', cant: 'attempt:L1' },
    ],
  },
  {
    card: 'Morik',
    title: 'C-SKILL-14: Morik has CUNNING and STRENGTH +1 for each of your different Non-Aligned Borg present',
    gold: 'L2: Morik, Bosus, Bosus, Goval, Data; L5: Lieutenant Crosis',
    gives: { '1.CUNNING': 7, '1.STRENGTH': 7, '1.INTEGRITY': 4 },
    also: [{ gold: 'L2: Morik, Morik', gives: { '1.CUNNING': 5 } }],
  },
];

provesCards(specs);
