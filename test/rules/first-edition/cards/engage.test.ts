import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Parem (Engage)',
    title: 'C-SKILL-14: Parem has all attributes +1 while he faces a dilemma, and only then',
    gold: 'L2: Parem (Engage) {as: Federation}, Giusti {stopped: 1}, Calloway {stopped: 1}',
    blue: 'seeds L2: A Bad End',
    gives: { 'Parem (Engage).INTEGRITY': 4, 'Parem (Engage).CUNNING': 6, 'Parem (Engage).STRENGTH': 8 },
    next: {
      does: 'attempt:L2:team-1',
      gives: { 'Parem (Engage).INTEGRITY': 5, 'Parem (Engage).CUNNING': 7, 'Parem (Engage).STRENGTH': 9 },
      next: { does: 'who:2', gives: { 'Parem (Engage).STRENGTH': 8 } },
    },
  },
];

provesCards(specs);
