import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Luaran',
    title: 'C-PLAY-10: Luaran may report aboard an Enhanced Attack Ship',
    gold: 'L1: Enhanced Attack Ship; hand: Luaran',
    can: { report: ['report:luaran:aboard:1'] },
  },
];

provesCards(specs);
