import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Treat Plague Ship',
    title:
      'C-MISSION-19 C-MISSION-20: Treat Plague Ship costs a personnel with MEDICAL and is worth 10 more points if Plague Planet is solved',
    gold: 'missions: Treat Plague Ship, Plague Planet; L1: U.S.S. Galaxy [Beverly Crusher, Data, Data]',
    patch: { 'locations.L2.solved': 1 },
    does: 'attempt:L1:1',
    gives: { 'gold.score': 35, 'gold.discard': ['Beverly Crusher'] },
    also: [
      {
        gold: 'missions: Treat Plague Ship, Plague Planet; L1: U.S.S. Galaxy [Beverly Crusher, Data, Data]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 25 },
      },
    ],
  },
  {
    card: 'Steal Technology',
    title: 'C-DOWNLOAD-01: the player who solves Steal Technology may download an equipment aboard the ship',
    gold: 'missions: Steal Technology, Study Pulsar; L1: Devoras [Lovok, Galathon]; deck: Tricorder, Spock',
    does: ['attempt:L1:1', 'download'],
    can: { '': ['get:tricorder:aboard:1', 'none'] },
  },
  {
    card: 'Steal Technology',
    title: 'C-CONTROL-01: the player who solves Steal Technology may steal an equipment from there instead',
    gold: 'missions: Steal Technology, Study Pulsar; L1: Devoras [Lovok, Galathon]',
    blue: 'L1: Kurdon [Tricorder]; L2: Federation PADD',
    does: 'attempt:L1:1',
    can: { '': ['download', 'steal:5', 'none'] },
    next: { does: 'steal:5', gives: { Tricorder: 'aboard:1', 'Tricorder.seat': 0 } },
  },
];

provesCards(specs);
