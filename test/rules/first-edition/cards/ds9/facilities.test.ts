import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Klaestron Outpost',
    title: 'C-FAC-05: only a Klaestron ENGINEER can build a Klaestron Outpost, at a Federation or Cardassian mission',
    gold: 'missions: Study Pulsar, First Contact, Secret Salvage; L2: Orren Ran; L3: Orren Ran; hand: Klaestron Outpost',
    can: { play: ['play:klaestron-outpost:space:L2'] },
    also: [
      { gold: 'L2: Linda Larson; hand: Klaestron Outpost', cant: { 'play:klaestron-outpost:space:L2': 'C-FAC-05' } },
    ],
  },
];

provesCards(specs);
