import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Assign Support Personnel',
    title: 'C-PLAY-10: support personnel report aboard compatible ships with two staffing icons',
    gold: 'L1: U.S.S. Galaxy, U.S.S. Oberth, I.K.S. Bortas; table: Assign Support Personnel; hand: Taitt, Calloway',
    at: 'turn',
    can: { report: ['report:taitt:aboard:1'] },
    also: [
      {
        // Dar is native to the Delta Quadrant, and of two affiliations.
        gold: "L1: Venatic Hunter, Jem'Hadar Warship, U.S.S. Galaxy; table: Assign Support Personnel; hand: Dar",
        at: 'turn',
        can: { report: ['report:dar:aboard:1', 'report:dar:aboard:2'] },
      },
    ],
  },
  {
    card: 'Assign Support Personnel',
    title:
      'C-DOWNLOAD-06 C-TURN-17: discarded, it downloads each support personnel once per game to a matching ship or facility',
    gold: 'L1: U.S.S. Galaxy, Federation Outpost, Klingon Outpost; table: Assign Support Personnel; deck: Taitt, Calloway, Anara',
    does: 'use:assign-support-personnel:4:assign',
    can: { get: ['get:taitt:aboard:1', 'get:taitt:aboard:2'] },
    next: {
      does: 'get:taitt:aboard:2',
      gives: {
        Taitt: 'aboard:2',
        'gold.discard': ['Assign Support Personnel'],
        'players.0.used': ['assign-support-personnel Taitt'],
      },
    },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy; table: Assign Support Personnel; deck: Taitt, Calloway',
        patch: { 'players.0.used': ['assign-support-personnel Taitt'] },
        does: 'use:assign-support-personnel:2:assign',
        cant: 'get',
      },
      {
        gold: "L1: Venatic Hunter, Jem'Hadar Warship; table: Assign Support Personnel; deck: Dar",
        does: ['use:assign-support-personnel:3:assign', 'get:dar:aboard:2'],
        gives: { Dar: 'aboard:2', 'Dar.mode': 'Dominion' },
      },
    ],
  },
];

provesCards(specs);
