import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Crisis',
    title: 'C-DILEMMA-06: Crisis needs Leadership on the planet, and an OFFICER aboard your ship there',
    gold: 'L2: U.S.S. Oberth [Giusti], Henreid, Calloway',
    blue: 'seeds L2: Crisis',
    does: 'attempt:L2:team-3',
    gives: { 'Calloway.stopped': null, 'blue.discard': ['Crisis'] },
    also: [
      {
        gold: 'L2: U.S.S. Oberth [Linda Larson], Henreid, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: U.S.S. Oberth [Giusti], Linda Larson, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: U.S.S. Oberth [Giusti], Ensign Jameson, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': null, 'blue.discard': ['Crisis'] },
      },
    ],
  },
];

provesCards(specs);
