import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'A Bad End',
    title:
      'C-STOP-01 C-DILEMMA-13: A Bad End picks among stopped personnel of the player who encounters it, on the planet and aboard a ship there',
    gold: `
      L2: U.S.S. Oberth, Mot the Barber;
      aboard:1: Giusti {stopped: 1};
      L2: Calloway {stopped: 1};
      L5: Linda Larson {stopped: 1};
      L2: Tricorder {stopped: 1};
      aboard:1: Taitt`,
    blue: 'L2: Darian Wallace {stopped: 1}; seeds L2: A Bad End',
    does: 'attempt:L2:team-2',
    can: { '': ['who:3', 'who:4'] },
  },
  {
    card: "Don't Let It End This Way",
    title:
      'C-DILEMMA-13: Don’t Let It End This Way kills half of the stopped personnel there, rounded up, as their player chooses',
    gold: 'L1: U.S.S. Oberth [Darian Wallace, Darian Wallace, Giusti {stopped: 1}, Calloway {stopped: 1}, Taitt {stopped: 1}]',
    blue: "seeds L1: Don't Let It End This Way",
    does: 'attempt:L1:1',
    can: { '': ['who:4', 'who:5', 'who:6'] },
    next: {
      does: 'who:4 + who:5',
      gives: { Giusti: null, Calloway: null, Taitt: 'aboard:1', '2.stopped': null, 'L1.seeds': [] },
    },
  },
  {
    card: "Don't Let It End This Way",
    title: 'C-DILEMMA-07: Don’t Let It End This Way stops the remaining personnel unless two of them have SECURITY',
    gold: 'L1: U.S.S. Oberth [Darian Wallace, Giusti {stopped: 1}]',
    blue: "seeds L1: Don't Let It End This Way",
    does: 'attempt:L1:1',
    gives: { Giusti: null, 'Darian Wallace.stopped': 1, 'L1.seeds.length': 1 },
  },
  {
    card: 'Line of Defense',
    title:
      'C-SKILL-14: a Line of Defense adds 3 to SHIELDS of its player’s ships at missions that show their affiliation',
    gold: "L1: U.S.S. Oberth, U.S.S. Galaxy, D'deridex; L4: U.S.S. Enterprise; hand: Line of Defense",
    blue: 'L1: U.S.S. Defiant',
    at: 'turn',
    does: 'play:line-of-defense:core:0',
    gives: {
      'U.S.S. Oberth.SHIELDS': 10,
      'U.S.S. Galaxy.SHIELDS': 12,
      'U.S.S. Enterprise.SHIELDS': 9,
      'U.S.S. Defiant.SHIELDS': 9,
    },
  },
  {
    card: 'Justice or Vengeance',
    title: 'C-DILEMMA-12 C-DILEMMA-07: the opponent has a Treachery killed, or two of the Delta Quadrant',
    gold: 'L2: Niles, Joseph Carey, Dr. Fitzgerald, Giusti',
    blue: 'seeds L2: Justice or Vengeance',
    does: ['attempt:L2:team-1', 'blue way:delta'],
    gives: { 'in play': ['Niles', 'Giusti'], 'Giusti.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Niles, Joseph Carey, Giusti',
        blue: 'seeds L2: Justice or Vengeance',
        does: ['attempt:L2:team-1', 'blue way:treachery'],
        gives: { 'in play': ['Joseph Carey', 'Giusti'] },
      },
      {
        gold: 'L2: Niles, Lopez, Barron',
        blue: 'seeds L2: Justice or Vengeance',
        does: 'attempt:L2:team-1',
        gives: { 'in play': ['Niles', 'Lopez', 'Barron'], 'Niles.stopped': null },
      },
    ],
  },
];

provesCards(specs);
