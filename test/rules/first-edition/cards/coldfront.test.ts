import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Boshar',
    title:
      'C-SKILL-11 C-TEAM-07: Boshar gives another MEDICAL to Klingons present whose classification is MEDICAL or SCIENCE',
    gold: 'L2: Boshar, Divok, Antaak, Daval, Kurn, Giusti; L5: Dorigo',
    gives: {
      'Divok.MEDICAL': 2,
      'Antaak.MEDICAL': 3,
      'Daval.MEDICAL': 1,
      'Kurn.MEDICAL': 0,
      'Giusti.MEDICAL': 0,
      'Dorigo.MEDICAL': 0,
    },
    also: [{ gold: 'L2: Boshar', blue: 'L2: Divok', gives: { 'Divok.MEDICAL': 1 } }],
  },
];

provesCards(specs);
