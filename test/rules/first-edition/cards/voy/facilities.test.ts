import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Nekrit Supply Depot',
    title: 'C-FAC-01: a Nekrit Supply Depot can be built in the Nekrit Expanse or next to it',
    gold: `
      missions: Catalog Phenomena, Combat Training, Contact Resistance;
      L1: U.S.S. Oberth [Arturis];
      L2: Qatai;
      L3: Sullin;
      hand: Nekrit Supply Depot`,
    can: { play: ['play:nekrit-supply-depot:space:L1', 'play:nekrit-supply-depot:space:L2'] },
    cant: { 'play:nekrit-supply-depot:space:L3': 'C-FAC-01' },
  },
  {
    card: 'Nekrit Supply Depot',
    title: 'C-FAC-05: a Nekrit Supply Depot is built by a Non-Aligned ENGINEER from the Delta Quadrant',
    gold: 'missions: Catalog Phenomena, Combat Training; L2: 0413-Theta; hand: Nekrit Supply Depot',
    cant: { 'play:nekrit-supply-depot:space:L2': 'C-FAC-05' },
  },
  {
    card: 'Vidiian Outpost',
    title: 'C-FAC-05: a Vidiian ENGINEER can build a Vidiian Outpost at a Vidiian or Non-Aligned mission',
    gold: 'missions: Study Pulsar, Raid Ancient Burial Site; L2: Hophalin; hand: Vidiian Outpost',
    can: { 'play:vidiian': ['play:vidiian-outpost:space:L2'] },
    also: [
      { gold: 'missions: Study Pulsar, First Contact; L1: Hophalin; hand: Vidiian Outpost', cant: 'play:vidiian' },
    ],
  },
];

provesCards(specs);
