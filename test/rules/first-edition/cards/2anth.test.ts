import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Luther Sloan',
    title: 'C-PLAY-10: Luther Sloan reports to any planet, and aboard any compatible vessel of his player',
    gold: 'missions: Study Pulsar, First Contact; L1: Runabout [Data], I.K.C. Vorn [Kurn]; hand: Luther Sloan',
    at: 'turn',
    can: ['report:luther-sloan:surface:L2', 'report:luther-sloan:aboard:1'],
    cant: ['report:luther-sloan:surface:L1', 'report:luther-sloan:aboard:3'],
  },
];

provesCards(specs);
