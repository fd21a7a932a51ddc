import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Humuhumunukunukuapua'a",
    title:
      'C-SKILL-14 C-TURN-18: for a turn, Youth helps its player’s personnel at a location and hinders opposing Non-Aligned ones',
    gold: "L2: Giusti, Worf, Vekor; L5: Calloway; hand: Humuhumunukunukuapua'a, Humuhumunukunukuapua'a",
    blue: 'L2: Sunad, Taitt',
    does: ['play:humuhumunukunukuapuaa:at:L2', 'play:humuhumunukunukuapuaa:at:L2'],
    gives: {
      'Giusti.CUNNING': 10,
      'Giusti.STRENGTH': 8,
      'Giusti.INTEGRITY': 7,
      'Worf.STRENGTH': 10,
      'Vekor.STRENGTH': 6,
      'Calloway.STRENGTH': 3,
      'Sunad.CUNNING': 4,
      'Sunad.STRENGTH': 2,
      'Taitt.STRENGTH': 4,
    },
    next: { does: 'end:turn', gives: { 'Giusti.STRENGTH': 4, 'Sunad.STRENGTH': 6 } },
  },
];

provesCards(specs);
