import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kathryn Janeway (Chain of Command)',
    title: 'C-PLAY-10: Tuvok reports where Kathryn Janeway is',
    gold: 'L1: U.S.S. Galaxy [Kathryn Janeway (Chain of Command)]; hand: Tuvok, Data',
    at: 'turn',
    can: { report: ['report:tuvok:aboard:1'] },
  },
];

provesCards(specs);
