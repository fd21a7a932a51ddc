import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Guinan (Nemesis)',
    title: 'C-DRAW-01 C-TURN-16: when the opponent first draws in a turn, Guinan’s player may draw, but not at its end',
    gold: 'L2: Guinan (Nemesis)',
    blue: 'L5: Admiral Kirk; hand: Worf, Vash',
    turn: 'blue',
    does: ['blue use:admiral-kirk:2:trade', 'blue worf'],
    can: { '': ['draw', 'none'] },
    next: { does: ['draw', 'blue end:turn'], gives: { 'gold.hand': ['Calloway'] } },
  },
];

provesCards(specs);
