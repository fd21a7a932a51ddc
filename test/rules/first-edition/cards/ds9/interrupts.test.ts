import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Incoming Message - Bajoran',
    title: 'C-MOVE-13 C-TYPES-17: an Incoming Message calls a Bajoran ship back to its outpost',
    gold: 'hand: Incoming Message - Bajoran',
    blue: 'L1: Bajoran Interceptor {as: Bajoran} [Data {as: Bajoran}, Giusti {as: Bajoran}]; L3: Bajoran Outpost',
    does: ['play:incoming-message-bajoran:on:1', 'end:turn', 'blue end:turn'],
    gives: { 'Bajoran Interceptor': 'docked:4', 'gold.discard': ['Incoming Message - Bajoran'] },
  },
  {
    card: 'Incoming Message - Cardassian',
    title: 'C-MOVE-13 C-TYPES-17: an Incoming Message calls a Cardassian ship back to its outpost',
    gold: 'hand: Incoming Message - Cardassian',
    blue: 'L1: Galor {as: Cardassian} [Data {as: Cardassian}, Giusti {as: Cardassian}]; L3: Cardassian Outpost',
    does: ['play:incoming-message-cardassian:on:1', 'end:turn', 'blue end:turn'],
    gives: { Galor: 'docked:4', 'gold.discard': ['Incoming Message - Cardassian'] },
  },
  {
    card: 'Magnetic North',
    title: 'C-BATTLE-01: a ship without staffing requirements in orbit of a planet can’t be attacked until it moves',
    gold: 'L2: Bajoran Scout Vessel, U.S.S. Oberth; L1: Bajoran Scout Vessel; hand: Magnetic North',
    blue: "L2: D'deridex [Tomalak, Agyer, Sela]",
    can: { play: ['play:magnetic-north:on:1'] },
    also: [
      {
        gold: 'L2: Bajoran Scout Vessel; on:1: Magnetic North',
        blue: "L2: D'deridex [Tomalak, Agyer, Sela]",
        turn: 'blue',
        cant: { 'blue attack:all:3:1': 'C-BATTLE-01' },
      },
      {
        gold: 'L2: Bajoran Scout Vessel [Vedek Sorad]; on:1: Magnetic North',
        does: 'move:1:L1',
        gives: { 'gold.discard': ['Magnetic North'] },
      },
    ],
  },
  {
    card: 'Protouniverse',
    title:
      'C-TYPES-12 C-DILEMMA-26: a protouniverse on “Subspace Seaweed” destroys the ship when the countdown expires',
    gold: 'hand: Protouniverse',
    blue: 'L1: U.S.S. Galaxy [Giusti], Runabout; on:1: "Subspace Seaweed"',
    can: { play: ['play:protouniverse:on:4'] },
    next: {
      does: ['play:protouniverse:on:4', 'end:turn'],
      gives: { 'Protouniverse.count': 2 },
      next: {
        does: ['blue end:turn', 'end:turn', 'blue end:turn'],
        gives: { 'U.S.S. Galaxy': 'space:L1' },
        next: { does: 'end:turn', gives: { 'in play': ['Runabout'], 'gold.discard': ['Protouniverse'] } },
      },
    },
    also: [
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Science Lab]; on:2: "Subspace Seaweed"; on:3: Protouniverse {count: 1}; L2: Giusti',
        does: 'end:turn',
        gives: { 'in play': ['Giusti'] },
      },
    ],
  },
  {
    card: 'Protouniverse',
    title: 'C-SHIPBAT-06: Astrophysics, SCIENCE and ENGINEER ×2 aboard nullify it, and the ship is damaged',
    gold: 'L1: U.S.S. Galaxy [Montgomery Scott, Davies]; on:1: "Subspace Seaweed"; on:4: Protouniverse',
    does: 'use:protouniverse:5:nullify',
    gives: { 'U.S.S. Galaxy.damaged': true, 'gold.discard': ['Protouniverse'], '"Subspace Seaweed"': 'on:1' },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Montgomery Scott]; on:1: "Subspace Seaweed"; on:3: Protouniverse',
        cant: 'use:protouniverse',
      },
      {
        gold: 'L1: U.S.S. Galaxy [Montgomery Scott {stopped: 1}, Davies]; on:1: "Subspace Seaweed"; on:4: Protouniverse',
        can: 'use:protouniverse:5:nullify',
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Science Lab]; aboard:2: Montgomery Scott, Davies; on:2: "Subspace Seaweed"; on:5: Protouniverse',
        does: 'use:protouniverse:6:nullify',
        gives: { 'Deep Space 9.damaged': true, 'gold.discard': ['Protouniverse'] },
      },
    ],
  },
  {
    card: 'Hidden Fighter',
    title:
      'C-DOWNLOAD-01: a ship without staffing requirements lands with your Away Team, and you may fetch landing protocols',
    gold: 'L2: Vedek Sorad; L3: U.S.S. Oberth [Giusti]; hand: Hidden Fighter; deck: Bajoran Scout Vessel, U.S.S. Oberth, Establish Landing Protocols, Calloway',
    does: 'play:hidden-fighter:core:0',
    can: { get: ['get:bajoran-scout-vessel:surface:L2'] },
    next: {
      does: 'get:bajoran-scout-vessel:surface:L2',
      can: ['get:establish-landing-protocols:core:0', 'none'],
      next: {
        does: 'get:establish-landing-protocols:core:0',
        gives: {
          'Bajoran Scout Vessel': 'surface:L2',
          'Establish Landing Protocols': 'core:0',
          'gold.discard': ['Hidden Fighter'],
        },
      },
    },
    also: [
      {
        gold: 'L3: U.S.S. Oberth [Giusti]; hand: Hidden Fighter; deck: Bajoran Scout Vessel',
        blue: 'L2: Vedek Sorad',
        cant: 'play',
      },
      {
        gold: 'L2: Vedek Sorad {stopped: 1}; hand: Hidden Fighter; deck: Bajoran Scout Vessel, Engage Shuttle Operations, Calloway',
        does: ['play:hidden-fighter:core:0', 'get:bajoran-scout-vessel:surface:L2'],
        can: { get: ['get:engage-shuttle-operations:core:0'] },
        next: { does: 'none', gives: { 'Bajoran Scout Vessel': 'surface:L2', 'gold.discard': ['Hidden Fighter'] } },
      },
      {
        gold: 'L2: Giusti; hand: Hidden Fighter; deck: Bajoran Scout Vessel, U.S.S. Danube, Calloway',
        does: 'play:hidden-fighter:core:0',
        can: { get: ['get:uss-danube:surface:L2'] },
      },
    ],
  },
  {
    card: 'Extraordinary Methods',
    title:
      'C-RESPONSE-16: with MEDICAL ×3, or MEDICAL and Cybernetics, present, a personnel about to die lives until your next turn ends',
    gold: 'L2: Calloway, Calloway, Calloway {stopped: 1}, Sunad; hand: Extraordinary Methods, Absolute Power',
    asked: { gold: ['leaving'] },
    does: ['play:absolute-power:on:4:unstop', 'answer:extraordinary-methods:4'],
    gives: { Sunad: 'surface:L2', 'gold.discard has Extraordinary Methods': true },
    next: {
      does: ['end:turn', 'blue end:turn'],
      gives: { Sunad: 'surface:L2' },
      next: { does: ['end:turn', 'pass'], gives: { Sunad: null } },
    },
    also: [
      {
        gold: 'L2: Calloway, Calloway, Sunad; hand: Extraordinary Methods, Absolute Power',
        asked: { gold: ['leaving'] },
        does: 'play:absolute-power:on:3:unstop',
        cant: 'answer:extraordinary-methods',
      },
      {
        gold: 'L2: Beverly Crusher (Nemesis), Sunad; hand: Extraordinary Methods, Absolute Power',
        asked: { gold: ['leaving'] },
        does: 'play:absolute-power:on:2:unstop',
        can: 'answer:extraordinary-methods:2',
      },
      {
        gold: 'L2: Beverly Crusher (Nemesis); hand: Extraordinary Methods',
        blue: 'L2: Gowron, Kurn',
        turn: 'blue',
        asked: { gold: ['leaving'] },
        does: ['blue fight:2:1', 'answer:extraordinary-methods:1'],
        gives: { 'Beverly Crusher (Nemesis)': 'surface:L2' },
        next: {
          does: 'blue end:turn',
          gives: { 'Beverly Crusher (Nemesis)': 'surface:L2' },
          next: { does: 'end:turn', gives: { 'Beverly Crusher (Nemesis)': null } },
        },
      },
    ],
  },
];

provesCards(specs);
