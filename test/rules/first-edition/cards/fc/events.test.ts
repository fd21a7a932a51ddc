import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Regenerate',
    title: 'C-DRAW-10: Regenerate shuffles the discard pile into the draw deck',
    gold: 'hand: Regenerate; discard: Kurn, Morka',
    does: 'play:regenerate:core:0:discard',
    gives: { 'gold.discard': ['Regenerate'], 'players.0.deck.length': 10 },
  },
  {
    card: 'Regenerate',
    title: 'C-DOCK-06: Regenerate repairs and stops a Borg ship',
    gold: 'L1: Borg Cube {damaged: true}; hand: Regenerate',
    does: 'play:regenerate:on:1:ship',
    gives: { 'Borg Cube.stopped': 1, 'Borg Cube.damaged': null },
  },
  {
    card: 'Regenerate',
    title: 'Regenerate can repair Borg ships of any affiliation, but no other ships',
    gold: 'L1: Assimilator, Borg Probe, U.S.S. Oberth; hand: Regenerate',
    can: { 'play:regenerate:on': ['play:regenerate:on:1:ship', 'play:regenerate:on:2:ship'] },
  },
  {
    card: 'Wall of Ships',
    title: 'C-DOWNLOAD-01 C-SKILL-14: Wall of Ships downloads an Enterprise, or enhances the ones in play',
    gold: 'L1: U.S.S. Enterprise; table: Wall of Ships, Wall of Ships; L1: U.S.S. Oberth',
    blue: 'L1: U.S.S. Enterprise',
    gives: { '1.RANGE': 11, 'U.S.S. Oberth.RANGE': 6, '5.RANGE': 9 },
    also: [
      {
        gold: 'L1: Federation Outpost; hand: Wall of Ships; deck: U.S.S. Enterprise, U.S.S. Oberth',
        at: 'turn',
        does: ['play:wall-of-ships:core:0:fetch', 'get:uss-enterprise:docked:1'],
        gives: { 'U.S.S. Enterprise': 'docked:1' },
      },
    ],
  },
  {
    card: 'Activate Subcommands',
    title:
      'C-DOWNLOAD-01 C-DRAW-03: Activate Subcommands downloads a drone of each subcommand, and ends the draws of the turn',
    gold: 'missions: Aftermath, First Contact, Study Pulsar; L1: Borg Outpost; hand: Activate Subcommands; deck: Eleven of Twelve, Second, First, Calloway',
    at: 'turn',
    does: [
      'play:activate-subcommands:core:0',
      'get:eleven-of-twelve:aboard:1',
      'get:second:aboard:1',
      'get:first:aboard:1',
    ],
    gives: {
      'Eleven of Twelve': 'aboard:1',
      Second: 'aboard:1',
      First: 'aboard:1',
      'turn.undrawn': true,
      'gold.discard': ['Activate Subcommands'],
    },
  },
  {
    card: 'The Line Must Be Drawn Here',
    title: 'C-POINTS-01: each Line costs a player who plays Amanda Rogers, Kevin Uxbridge or Q2 five points',
    gold: 'table: The Line Must Be Drawn Here, Yellow Alert; hand: Kevin Uxbridge',
    blue: 'table: The Line Must Be Drawn Here; hand: Amanda Rogers',
    asked: { blue: ['play'] },
    does: ['play:kevin-uxbridge:on:2', 'blue pass'],
    gives: { 'gold.score': -10, 'blue.score': 0 },
    also: [
      {
        gold: 'table: The Line Must Be Drawn Here, Yellow Alert',
        blue: 'table: Yellow Alert; hand: Kevin Uxbridge',
        turn: 'blue',
        does: 'blue play:kevin-uxbridge:on:2',
        gives: { 'gold.score': 0, 'blue.score': -5 },
      },
      {
        gold: 'table: The Line Must Be Drawn Here; hand: Mutation, Kurn',
        does: ['play:mutation:core:0:shuffle'],
        gives: { 'gold.score': 0 },
      },
    ],
  },
  {
    card: 'Mission Debriefing',
    title:
      'C-STOP-01 C-STOP-05: with a Mission Debriefing, an attempt of either player stops its crew or Away Team when it ends',
    gold: 'L2: Calloway, Giusti, Tricorder; table: Mission Debriefing',
    does: 'attempt:L2:team-1',
    gives: { 'Calloway.stopped': 1, 'Giusti.stopped': 1, 'Tricorder.stopped': 1 },
    also: [
      {
        gold: 'L2: Calloway; L5: Giusti',
        blue: 'table: Mission Debriefing',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Giusti.stopped': null },
      },
      { gold: 'L2: Calloway', does: 'attempt:L2:team-1', gives: { 'Calloway.stopped': null } },
    ],
  },
  {
    card: 'Abandon Mission',
    title: 'C-MISSION-03 C-BEAM-02: a crew that abandons its mission can’t attempt missions or beam off',
    gold: 'L1: U.S.S. Oberth [Taitt], U.S.S. Galaxy [Giusti]; on:1: Abandon Mission',
    cant: { 'attempt:L1:1': 'C-MISSION-03', 'beam:all:aboard:1:aboard:3': 'C-BEAM-02' },
    can: ['attempt:L1:3', 'beam:all:aboard:3:aboard:1'],
    also: [
      {
        gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard], U.S.S. Galaxy [Kell Perim], U.S.S. Oberth [Calloway]; hand: Abandon Mission',
        at: 'turn',
        can: { play: ['play:abandon-mission:on:1', 'play:abandon-mission:on:3'] },
      },
      {
        gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka]; on:1: Abandon Mission",
        blue: 'L1: U.S.S. Oberth',
        does: 'attack:all:1:7',
        gives: { 'gold.discard': ['Abandon Mission'] },
      },
    ],
  },
  {
    card: 'Intermix Ratio',
    title: 'C-POINTS-06: bonus points in excess of the other points don’t count toward winning, for either player',
    gold: 'L2: Aamin Marritza {as: Federation}; table: Intermix Ratio',
    blue: 'seeds L2: Dangerous Climb',
    patch: {
      'players.0.scored': [
        { kind: 'mission', points: 45, card: 'study-pulsar' },
        { kind: 'bonus', points: 80, card: 'lockbox' },
      ],
    },
    goal: 110,
    does: ['attempt:L2:team-1', 'end:turn'],
    gives: { 'gold.points': 130 },
    can: 'blue end:turn',
    also: [
      {
        gold: 'L2: Aamin Marritza {as: Federation}',
        blue: 'table: Intermix Ratio; seeds L2: Dangerous Climb',
        patch: {
          'players.0.scored': [
            { kind: 'mission', points: 45, card: 'study-pulsar' },
            { kind: 'bonus', points: 80, card: 'lockbox' },
          ],
        },
        goal: 110,
        does: ['attempt:L2:team-1', 'end:turn'],
        can: 'blue end:turn',
      },
      {
        gold: 'L2: Aamin Marritza {as: Federation}; table: Intermix Ratio',
        blue: 'seeds L2: Dangerous Climb',
        patch: {
          'players.0.scored': [
            { kind: 'mission', points: 55, card: 'study-pulsar' },
            { kind: 'bonus', points: 50, card: 'lockbox' },
          ],
        },
        goal: 110,
        does: 'attempt:L2:team-1',
        log: 'total 110',
        cant: { 'end:turn': 'The game is over' },
      },
      {
        gold: 'hand: Intermix Ratio',
        at: 'turn',
        can: 'agenda:intermix-ratio',
      },
    ],
  },
];

provesCards(specs);
