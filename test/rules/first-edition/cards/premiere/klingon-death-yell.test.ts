import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Klingon Death Yell',
    title: 'C-LEAVE-02 C-RESPONSE-16 C-POINTS-03: Klingon Death Yell responds to a death and scores',
    gold: 'seeds L5: Armus - Skin of Evil',
    blue: 'L5: Kurn; hand: Klingon Death Yell',
    turn: 'blue',
    asked: { blue: ['left'] },
    does: ['blue attempt:L5:team-1', 'blue answer:klingon-death-yell'],
    gives: {
      'players.1.scored': [{ kind: 'bonus', points: 5, card: 'klingon-death-yell' }],
      'blue.discard': ['Kurn'],
      'players.1.bonus': [{ card: 'klingon-death-yell', owner: 1 }],
    },
  },
];

provesCards(specs);
