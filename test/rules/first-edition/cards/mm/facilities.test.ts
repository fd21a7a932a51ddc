import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Klingon Empire Outpost',
    title: 'C-FAC-05: a Klingon ENGINEER of the Alliance can build a Klingon Empire Outpost, but other Klingons can’t',
    gold: 'missions: Enlistment Drive, Study Pulsar; L1: Korvek; hand: Klingon Empire Outpost',
    can: { play: ['play:klingon-empire-outpost:space:L1'] },
    also: [
      {
        gold: "missions: Enlistment Drive, Study Pulsar; L1: B'Somgh; hand: Klingon Empire Outpost",
        cant: { 'play:klingon-empire-outpost:space:L1': 'C-FAC-05' },
      },
    ],
  },
  {
    card: 'Alliance Nor',
    title: 'C-FAC-01: an Alliance Nor can be built at missions in the Mirror Quadrant, except in the Badlands',
    gold: 'missions: Search for Rebels, Enlistment Drive, Study Pulsar; hand: Alliance Nor',
    can: { play: ['play:alliance-nor:space:L2'] },
  },
];

provesCards(specs);
