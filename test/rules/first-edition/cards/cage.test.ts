import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Samuel T. Cogley',
    title: 'C-TYPES-11 C-TURN-17: Samuel T. Cogley nullifies one Computer Crash per game',
    gold: 'L2: Samuel T. Cogley; table: Computer Crash, Computer Crash',
    does: 'use:samuel-t-cogley:1:2',
    cant: 'use:samuel-t-cogley',
    gives: { 'gold.discard': ['Computer Crash'] },
  },
  {
    card: 'Five-Year Mission',
    title: 'C-TURN-09: while all personnel and ships are of the Original Series, their player may draw an extra card',
    gold: 'L1: Starship Enterprise [Crewman Wilson], Federation Outpost; table: Five-Year Mission',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      { gold: 'L1: Starship Enterprise [Data]; table: Five-Year Mission', does: 'end:turn', gives: { 'turn.seat': 1 } },
      { gold: 'L1: U.S.S. Oberth; table: Five-Year Mission', does: 'end:turn', gives: { 'turn.seat': 1 } },
      { gold: 'hand: Five-Year Mission', at: 'turn', cant: 'play' },
    ],
  },
  {
    card: 'Recreation Room',
    title:
      'C-TURN-16 C-DRAW-01: once per turn, playing a unique Original Series card may draw a card, and one goes under the deck',
    gold: 'L1: Federation Outpost; table: Recreation Room, Alternate Universe Door; hand: Captain Kirk, Kurn',
    at: 'turn',
    does: ['report:captain-kirk:aboard:1', 'use', 'shed:0'],
    gives: { 'players.0.hand.length': 1, 'players.0.deck.7': 'kurn' },
    also: [
      {
        gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L3: Federation Outpost; L2: Dr. McCoy (Through the Looking Glass); table: Recreation Room, Alternate Universe Door; hand: Captain Kirk, Mr. Scott, Kurn',
        at: 'turn',
        does: ['report:captain-kirk:aboard:1', 'use', 'shed:1', 'report:mr-scott:surface:L2'],
        can: 'end:turn',
      },
      {
        gold: 'L1: Federation Outpost; table: Recreation Room, Alternate Universe Door; hand: Chief Pitcairn',
        at: 'turn',
        does: 'report:chief-pitcairn:aboard:1',
        can: 'end:turn',
      },
      {
        gold: 'L1: Federation Outpost; table: Recreation Room; hand: Spock',
        at: 'turn',
        does: 'report:spock:aboard:1',
        can: 'end:turn',
      },
    ],
  },
  {
    card: 'Lt. Jose Tyler',
    title:
      'C-SKILL-11: Lt. Jose Tyler adds 3 to the WEAPONS of an Original Series ship that returns fire, cumulatively',
    gold: 'L1: Starship Enterprise [Lt. Jose Tyler, Lt. Jose Tyler]',
    blue: 'L1: Runabout',
    patch: {
      battle: {
        kind: 'ship',
        seat: 1,
        location: 'L1',
        firing: [[1], [4]],
        targets: [4, 1],
        drawn: [[], []],
        tactics: [],
        lost: {},
        wrecked: [],
      },
    },
    gives: { 'Starship Enterprise.WEAPONS': 11 },
    also: [
      // Not an Original Series ship.
      {
        gold: 'L1: U.S.S. Galaxy [Lt. Jose Tyler]',
        blue: 'L1: Runabout',
        patch: {
          battle: {
            kind: 'ship',
            seat: 1,
            location: 'L1',
            firing: [[1], [3]],
            targets: [3, 1],
            drawn: [[], []],
            tactics: [],
            lost: {},
            wrecked: [],
          },
        },
        gives: { 'U.S.S. Galaxy.WEAPONS': 7 },
      },
      {
        gold: 'L1: Starship Enterprise [Lt. Jose Tyler, Lt. Jose Tyler]',
        blue: 'L1: Runabout',
        patch: {
          battle: {
            kind: 'ship',
            seat: 0,
            location: 'L1',
            firing: [[1], [4]],
            targets: [4, 1],
            drawn: [[], []],
            tactics: [],
            lost: {},
            wrecked: [],
          },
        },
        gives: { 'Starship Enterprise.WEAPONS': 5 },
      },
    ],
  },
  {
    card: 'Access Archives',
    title: 'C-MISSION-20: Access Archives is worth 10 points for each different classification present',
    gold: 'missions: Access Archives, Study Pulsar; L1: Kallis Ven, Captain Lursa {as: Bajoran}, Giusti {as: Bajoran}, Corak {as: Bajoran}',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
  },
];

provesCards(specs);
