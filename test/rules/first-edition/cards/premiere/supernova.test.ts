import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Supernova',
    title: 'C-TIME-02: a Supernova spares a ship taken away by a Temporal Rift',
    gold: `
      table: Tox Uthat;
      lost:L2: U.S.S. Oberth [Giusti, Temporal Rift];
      L2: U.S.S. Galaxy;
      hand: Supernova`,
    at: 'turn',
    does: 'play:supernova:at:L2',
    gives: { 'in play': ['U.S.S. Oberth', 'Giusti', 'Temporal Rift', 'Supernova'] },
  },
];

provesCards(specs);
