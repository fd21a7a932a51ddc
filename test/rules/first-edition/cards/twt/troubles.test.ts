import { type CardSpec, provesCards } from '../../card-specs.ts';

const DOOR = 'table: Storage Compartment Door';
const DRAW = 'use:storage-compartment-door:1:draw';
/** Deep Space 9 with a shrine and another site: pieces 2 to 4. */
const STATION = 'L1: Deep Space 9 {sites: 3+4}; on:2: Bajoran Shrine, Docking Ports';

const specs: readonly CardSpec[] = [
  {
    card: '... in the Engine Room',
    title: 'C-TRIB-04 C-SKILL-16: with 100 tribbles, a ship in trouble has WEAPONS −1 and RANGE −1, with fewer nothing',
    gold: 'L1: U.S.S. Galaxy [100 Tribbles - Bonus, ... in the Engine Room, ... in the Engine Room]',
    gives: { 'U.S.S. Galaxy.RANGE': 7, 'U.S.S. Galaxy.WEAPONS': 6, 'U.S.S. Galaxy.SHIELDS': 9 },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [10 Tribbles - Bonus, ... in the Engine Room]',
        gives: { 'U.S.S. Galaxy.RANGE': 8, 'U.S.S. Galaxy.WEAPONS': 7 },
      },
      {
        // The opponent's tribbles don't count.
        gold: 'L1: U.S.S. Galaxy [10 Tribbles - Bonus, ... in the Engine Room]; aboard:1: 1 Tribble - Go',
        blue: 'aboard:1: 100 Tribbles - Bonus',
        gives: { 'U.S.S. Galaxy.RANGE': 8 },
      },
    ],
  },
  {
    card: '... in the Engine Room',
    title:
      'C-TRIB-04 C-STOP-01: with 1,000 tribbles, the ship is stopped after each move, unless 3 ENGINEER are aboard',
    gold: 'L1: U.S.S. Oberth [Calloway, Giusti, 1,000 Tribbles - Bonus, ... in the Engine Room]',
    does: 'move:1:L2',
    gives: { 'U.S.S. Oberth': 'space:L2', 'U.S.S. Oberth.stopped': 1 },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Calloway, Giusti, 100 Tribbles - Bonus, ... in the Engine Room]',
        does: 'move:1:L2',
        gives: { 'U.S.S. Oberth.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Linda Larson, B.G. Robinson, Geordi La Forge, 1,000 Tribbles - Bonus, ... in the Engine Room]',
        does: 'move:1:L2',
        gives: { 'U.S.S. Oberth': 'space:L2', 'U.S.S. Oberth.stopped': null },
      },
    ],
  },
  {
    card: '... in the Engine Room',
    title: 'C-TRIB-04 C-TURN-16: with 1,000 tribbles at an Ore Processing Unit, nobody processes ore there',
    gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok, 1,000 Tribbles - Bonus, ... in the Engine Room; on:2: Process Ore; hand: Kurn',
    turn: 'blue',
    does: 'blue end:turn',
    cant: 'ore',
    also: [
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok, 100 Tribbles - Bonus, ... in the Engine Room; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        can: 'ore',
      },
    ],
  },
  {
    card: '... in the Transporters',
    title:
      'C-TRIB-04: when personnel leave a ship with 100 tribbles, up to ten tribbles may go along, and the Trouble card is discarded',
    gold: 'L2: U.S.S. Galaxy [Spock, 100 Tribbles - Bonus, 10 Tribbles - Go, 1 Tribble - Go, ... in the Transporters]',
    does: 'beam:all:aboard:1:surface:L2',
    can: { 'who:': ['who:4', 'who:5'], none: 1 },
    next: {
      does: 'who:4',
      gives: { '10 Tribbles - Go': 'surface:L2', '1 Tribble - Go': 'aboard:1', '... in the Transporters': null },
      log: 'in the Transporters is discarded',
    },
    also: [
      {
        gold: 'L2: U.S.S. Galaxy [Spock, 100 Tribbles - Bonus, 1 Tribble - Go, 1 Tribble - Go, ... in the Transporters, ... on the Bridge]',
        // One card after the other, then the other Trouble cards.
        does: ['beam:all:aboard:1:surface:L2', 'who:4', 'who:5', 'who:7'],
        gives: { '4': 'surface:L2', '5': 'surface:L2', '7': 'surface:L2', '6': null },
      },
      {
        gold: 'L2: U.S.S. Galaxy [Spock, 100 Tribbles - Bonus, 10 Tribbles - Go, ... in the Transporters]',
        does: ['beam:all:aboard:1:surface:L2', 'none'],
        gives: { '... in the Transporters': 'aboard:1', '10 Tribbles - Go': 'aboard:1' },
      },
      {
        // Too few tribbles.
        gold: 'L2: U.S.S. Galaxy [Spock, 10 Tribbles - Bonus, ... in the Transporters]',
        does: 'beam:all:aboard:1:surface:L2',
        can: 'end:turn',
      },
      {
        // The opponent's personnel leave, and Gold is asked.
        gold: 'surface:L2: 1 Tribble - Go, Calloway; aboard:6: 100 Tribbles - Bonus, 10 Tribbles - Go, ... in the Transporters',
        blue: 'L2: U.S.S. Galaxy [Spock]',
        turn: 'blue',
        does: ['blue beam:all:aboard:6:surface:L2', 'who:4'],
        gives: { '4': 'surface:L2' },
      },
    ],
  },
  {
    card: '... on the Station',
    title:
      'C-TRIB-04: when 1,000 tribbles have just bred, up to 100 of them may spread through a door, and the Trouble card is discarded',
    gold: `${DOOR}; L2: U.S.S. Galaxy [100 Tribbles - Bonus, 10 Tribbles - Go, ... on the Station]; tribbles: 1,000 Tribbles - Bonus`,
    does: [`${DRAW}-1`, 'play:1-000-tribbles-bonus:aboard:2'],
    // A ship in space has no door.
    can: 'end:turn',
    also: [
      {
        gold: `${DOOR}; surface:L2: U.S.S. Galaxy [100 Tribbles - Bonus, 10 Tribbles - Go, ... on the Station]; tribbles: 1,000 Tribbles - Bonus`,
        does: [`${DRAW}-1`, 'play:1-000-tribbles-bonus:aboard:2'],
        can: { 'to:': ['to:surface:L2'], none: 1 },
        next: {
          does: 'to:surface:L2',
          can: { 'who:': ['who:3', 'who:4'] },
          next: {
            does: 'who:3',
            gives: { '100 Tribbles - Bonus': 'surface:L2', '10 Tribbles - Go': 'aboard:2', '... on the Station': null },
          },
        },
      },
      {
        gold: `${DOOR}; ${STATION}; aboard:3: 100 Tribbles - Bonus, ... on the Station; docked:4: U.S.S. Galaxy; tribbles: 1,000 Tribbles - Bonus`,
        does: [`${DRAW}-1`, 'play:1-000-tribbles-bonus:aboard:3'],
        can: { 'to:': ['to:aboard:4'] },
        next: {
          does: ['to:aboard:4', 'who:5'],
          gives: { '5': 'aboard:4', '... on the Station': null },
        },
      },
      {
        gold: `${DOOR}; ${STATION}; aboard:4: 100 Tribbles - Bonus, ... on the Station; docked:4: U.S.S. Galaxy; tribbles: 1,000 Tribbles - Bonus`,
        does: [`${DRAW}-1`, 'play:1-000-tribbles-bonus:aboard:4'],
        can: { 'to:': ['to:aboard:3', 'to:aboard:7'] },
        next: { does: 'none', gives: { '... on the Station': 'aboard:4' } },
      },
      {
        // Breeding 100 is too little.
        gold: `${DOOR}; surface:L2: U.S.S. Galaxy [10 Tribbles - Go, ... on the Station]; tribbles: 100 Tribbles - Bonus`,
        does: [`${DRAW}-1`, 'play:100-tribbles-bonus:aboard:2'],
        can: 'end:turn',
      },
    ],
  },
  {
    card: '... on the Station',
    title: 'C-TRIB-04: with 10,000 tribbles at a Bajoran Shrine, nobody holds services',
    gold: `${DOOR}; ${STATION}; aboard:3: Bareil Antos, Beyor, 10,000 Tribbles - Go, ... on the Station; hand: Spock`,
    cant: 'use:bajoran-shrine',
    also: [
      {
        gold: `${DOOR}; ${STATION}; aboard:3: Bareil Antos, Beyor, 1,000 Tribbles - Bonus, ... on the Station; hand: Spock`,
        can: 'use:bajoran-shrine:3:under',
      },
      {
        gold: `${DOOR}; ${STATION}; aboard:3: Bareil Antos, Beyor; aboard:4: 10,000 Tribbles - Go, ... on the Station; hand: Spock`,
        can: 'use:bajoran-shrine:3:under',
      },
    ],
  },
];

provesCards(specs);
