import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Tsunkatse Ship',
    title: 'C-PLAY-10: personnel whose lore speaks of Tsunkatse report aboard the Tsunkatse Ship',
    gold: 'L2: Tsunkatse Ship; hand: Penk, Neelix',
    at: 'turn',
    can: { report: ['report:penk:aboard:1'] },
  },
];

provesCards(specs);
