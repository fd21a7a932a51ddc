import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
];

provesCards(specs);
