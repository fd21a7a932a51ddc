import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alliance Outpost',
    title: 'C-FAC-05: a Cardassian ENGINEER of the Alliance can build an Alliance Outpost, but other Cardassians can’t',
    gold: 'missions: Enlistment Drive, Study Pulsar; L1: Overseer Mardel; hand: Alliance Outpost',
    can: { play: ['play:alliance-outpost:space:L1'] },
    also: [
      {
        gold: 'missions: Enlistment Drive, Study Pulsar; L1: Bronok; hand: Alliance Outpost',
        cant: { 'play:alliance-outpost:space:L1': 'C-FAC-05' },
      },
    ],
  },
];

provesCards(specs);
