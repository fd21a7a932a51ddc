import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Revolutionaries',
    title: 'C-BATTLE-06: with Revolutionaries, a dissident leader may attack their own affiliation',
    gold: "L2: Minister T'Pau; table: Revolutionaries",
    blue: "L2: T'Lam",
    can: 'fight',
    also: [
      { gold: "L2: Minister T'Pau", blue: "L2: T'Lam", cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Kira Nerys; table: Revolutionaries', blue: 'L2: Vedek Sorad', cant: { 'fight:1:3': 'C-BATTLE-05' } },
    ],
  },
  {
    card: 'Revolutionaries',
    title: 'C-DOWNLOAD-01: Revolutionaries download two universal dissidents',
    gold: 'L1: Cardassian Outpost; hand: Revolutionaries; deck: Ari, Belva, Danar, Calloway',
    at: 'turn',
    does: ['play:revolutionaries:core:0:fetch', 'get:ari:aboard:1', 'get:belva:aboard:1'],
    gives: { Ari: 'aboard:1', Belva: 'aboard:1', 'gold.discard': ['Revolutionaries'] },
  },
];

provesCards(specs);
