import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Derran Tal',
    title: 'C-SKILL-11: Derran Tal and Harry Kim improve each other while they are together',
    gold: 'L2: Derran Tal, Harry Kim',
    gives: { 'Derran Tal.CUNNING': 9, 'Derran Tal.STRENGTH': 8, 'Harry Kim.CUNNING': 9, 'Harry Kim.INTEGRITY': 9 },
    also: [{ gold: 'L2: Derran Tal; L5: Harry Kim', gives: { 'Derran Tal.CUNNING': 7, 'Harry Kim.CUNNING': 7 } }],
  },
  {
    card: 'Founder Architect',
    title: 'C-SKILL-20: Founder Architect has all attributes +1 per different event in play during a mission attempt',
    gold: 'L2: Founder Architect {as: Federation}; table: Yellow Alert, Yellow Alert, Treaty: Federation/Klingon; hand: Vulcan Nerve Pinch',
    blue: 'table: Treaty: Federation/Bajoran; seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    gives: { 'Founder Architect.CUNNING': 5 },
    next: {
      does: 'attempt:L2:team-1',
      gives: {
        'Founder Architect.INTEGRITY': 8,
        'Founder Architect.CUNNING': 8,
        'Founder Architect.STRENGTH': 8,
      },
    },
  },
];

provesCards(specs);
