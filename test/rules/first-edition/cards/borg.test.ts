import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Hirogen Talon',
    title: 'C-TYPES-07 C-PERSBAT-08: a Hirogen Talon adds 1 to STRENGTH if somebody who may use it is there',
    gold: 'L2: Hirogen Talon, Karr, Mirok',
    gives: { 'Mirok.STRENGTH': 8 },
    also: [
      { gold: 'L1: U.S.S. Galaxy [Hirogen Talon, Iden {as: Hirogen}, Mirok]', gives: { 'Mirok.STRENGTH': 8 } },
      { gold: 'L2: Hirogen Talon, Mirok', gives: { 'Mirok.STRENGTH': 7 } },
    ],
  },
  {
    card: 'Borg Tactical Cube',
    title:
      'C-PLAY-10 C-TURN-16: Borg and equipment report aboard a Borg Tactical Cube, one personnel with the Defense icon per turn for free',
    gold: 'L1: Borg Tactical Cube; hand: Tricorder, Four of Eleven, Four of Eleven, Seven of Nine, Data',
    at: 'turn',
    can: { 'report:tricorder': ['report:tricorder:aboard:1'], 'report:data': 0 },
    next: {
      does: 'report:four-of-eleven:aboard:1',
      gives: { 'turn.played': 0 },
      next: { does: 'report:four-of-eleven:aboard:1', gives: { 'turn.played': 1 } },
    },
    also: [
      {
        gold: 'L1: Borg Tactical Cube; hand: Seventeen of Eighteen',
        at: 'turn',
        does: 'report:seventeen-of-eighteen:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Kazon Fighter',
    title:
      'C-PLAY-03 C-PLAY-10: a Kazon Fighter reports for free aboard its player’s Kazon Raider that carries no ship',
    gold: 'L1: Kazon Raider; hand: Kazon Fighter, Kazon Fighter',
    at: 'turn',
    does: 'report:kazon-fighter:aboard:1',
    gives: { 'Kazon Fighter': 'aboard:1', 'turn.played': 0 },
    // The raider carries it, so another one reports as Kazon shuttlecraft do, with the card play.
    next: { does: 'report:kazon-fighter:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Hirogen Disruptor Rifle',
    title: 'C-TYPES-07: a Hirogen Disruptor Rifle adds 4 to STRENGTH and 2 to CUNNING of Hirogen with it, cumulatively',
    gold: 'L2: Hirogen Disruptor Rifle, Karr, Mirok',
    gives: { 'Karr.STRENGTH': 13, 'Karr.CUNNING': 10, 'Mirok.STRENGTH': 7 },
    also: [
      { gold: 'L2: Hirogen Disruptor Rifle, Hirogen Disruptor Rifle, Karr', gives: { 'Karr.STRENGTH': 17 } },
      { gold: 'L2: Karr; L5: Hirogen Disruptor Rifle', gives: { 'Karr.STRENGTH': 9 } },
    ],
  },
  {
    card: 'Hirogen Disruptor Rifle',
    title: 'C-SKILL-17: Hirogen with a Hirogen Disruptor Rifle lose all Diplomacy, except aboard their ship',
    gold: 'L2: Hirogen Disruptor Rifle, Jean-Luc Picard {as: Hirogen}, Deanna Troi',
    gives: { 'Deanna Troi.Diplomacy': 1, 'Jean-Luc Picard.Diplomacy': 0 },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Hirogen Disruptor Rifle, Jean-Luc Picard {as: Hirogen}]',
        gives: { 'Jean-Luc Picard.Diplomacy': 2 },
      },
    ],
  },
  {
    card: 'Hunting Vessel',
    title: 'C-SKILL-15: a Hunting Vessel has WEAPONS 7, plus 1 for each other staffed Hirogen ship there',
    gold: 'L2: Hunting Vessel, Hunting Vessel [Davar, Gann], Hunting Vessel [Donik, Decaren], Hunting Vessel; L3: Hunting Vessel [Davar, Davar]',
    gives: { '1.WEAPONS': 9, '2.WEAPONS': 8, '1.RANGE': 7 },
  },
  {
    card: 'Borg Probe',
    title: 'C-PLAY-10 C-PLAY-16: with a Borg Queen, a Borg Probe reports to the Delta Quadrant with three personnel',
    gold: 'missions: Answer Distress Signal, Catalog Phenomena; table:; L1: Borg Outpost [Borg Queen]; hand: Borg Probe, Four of Nine, Two of Nine, Three of Nine, Data of Borg',
    at: 'turn',
    can: ['report:borg-probe:space:L1', 'report:borg-probe:space:L2'],
    next: {
      does: ['report:borg-probe:space:L2', 'crew:four-of-nine', 'crew:two-of-nine', 'crew:three-of-nine'],
      cant: 'crew',
      gives: { 'gold.hand': ['Data of Borg'] },
    },
    also: [
      {
        gold: 'missions: Answer Distress Signal, Catalog Phenomena; hand: Borg Probe',
        blue: 'L1: Borg Queen',
        at: 'turn',
        cant: 'report',
      },
      {
        gold: 'missions: Study Pulsar, Excavation, Catalog Phenomena; L3: Borg Cube [Borg Queen]; hand: Borg Probe',
        at: 'turn',
        can: { report: ['report:borg-probe:space:L3'] },
      },
    ],
  },
  {
    card: "Borg Queen's Ship",
    title: 'C-STAFF-01 C-PLAY-10: the Borg Queen alone staffs her ship, and Borg and equipment report aboard',
    gold: "L2: Borg Queen's Ship [Borg Queen]; hand: Tricorder, Four of Nine, Spock",
    at: 'turn',
    can: { report: ['report:tricorder:aboard:1', 'report:four-of-nine:aboard:1'] },
    also: [
      { gold: "L2: Borg Queen's Ship [Borg Queen]", can: 'move:1' },
      { gold: "L2: Borg Queen's Ship [Four of Nine]", cant: 'move:1' },
    ],
  },
  {
    card: 'U.S.S. Dauntless',
    title: 'C-STAFF-01: Arturis alone staffs the U.S.S. Dauntless',
    gold: 'L2: U.S.S. Dauntless {as: Non-Aligned} [Arturis]',
    can: 'move:1',
    also: [{ gold: 'L2: U.S.S. Dauntless {as: Non-Aligned} [Neelix {as: Non-Aligned}]', cant: 'move:1' }],
  },
  {
    card: 'U.S.S. Dauntless*',
    title: 'C-STAFF-01: Arturis alone staffs the U.S.S. Dauntless*',
    gold: 'L2: U.S.S. Dauntless* {as: Non-Aligned} [Arturis]',
    can: 'move:1',
  },
  {
    card: 'Activate Subcommands (The Borg)',
    title:
      'C-DOWNLOAD-01 C-DRAW-03: Activate Subcommands downloads a drone of each subcommand, and ends the draws of the turn',
    gold: 'missions: Aftermath, First Contact, Study Pulsar; L1: Borg Outpost; hand: Activate Subcommands (The Borg); deck: Eleven of Twelve, Second, First, Calloway',
    at: 'turn',
    does: [
      'play:activate-subcommands-the-borg:core:0',
      'get:eleven-of-twelve:aboard:1',
      'get:second:aboard:1',
      'get:first:aboard:1',
    ],
    gives: {
      'Eleven of Twelve': 'aboard:1',
      Second: 'aboard:1',
      First: 'aboard:1',
      'turn.undrawn': true,
      'gold.discard': ['Activate Subcommands (The Borg)'],
    },
  },
  {
    card: 'Awaken (The Borg)',
    title: 'C-DOWNLOAD-01: Awaken downloads a Communication or Navigation drone',
    gold: 'missions: Aftermath, First Contact, Study Pulsar; L1: Borg Outpost; hand: Awaken (The Borg); deck: Eleven of Twelve, Second, First, Calloway',
    does: 'play:awaken-the-borg:core:0',
    can: { get: ['get:eleven-of-twelve:aboard:1', 'get:second:aboard:1'] },
  },
  {
    card: 'Awaken (The Borg)',
    title:
      'C-RESPONSE-01 C-BATTLE-01: at the beginning of a battle, Awaken downloads a Defense drone to a ship there, or two if attacked',
    gold: 'L2: Kurn, Kor; L2: Borg Cube [Second]; L1: Borg Cube; hand: Awaken (The Borg); deck: First, Second, Eight of Eighteen',
    blue: 'L2: Calloway',
    asked: { gold: ['personnel-battle'] },
    does: ['fight:1:6', 'answer:awaken-the-borg', 'get:first:aboard:3'],
    gives: { First: 'aboard:3', 'gold.discard': ['Awaken (The Borg)'] },
    also: [
      {
        gold: 'L2: Calloway; L2: Borg Cube [Second]; hand: Awaken (The Borg); deck: First, Second, Eight of Eighteen',
        blue: 'L2: Kurn',
        turn: 'blue',
        asked: { gold: ['personnel-battle'] },
        does: ['blue fight:4:1', 'answer:awaken-the-borg', 'get:first:aboard:2', 'get:eight-of-eighteen:aboard:2'],
        gives: { First: 'aboard:2', 'Eight of Eighteen': 'aboard:2' },
      },
    ],
  },
  {
    card: 'Alas, Poor Drone',
    title: 'C-TURN-16: once per turn, a drone discarded from hand draws a card',
    gold: 'table: Alas, Poor Drone; hand: First, Second, Calloway',
    does: 'use:alas-poor-drone:1:hand',
    can: { shed: ['shed:0'] },
    next: {
      does: 'shed:0',
      gives: { 'gold.discard': ['First'], 'players.0.hand.length': 3 },
      cant: 'use',
    },
    also: [
      {
        gold: 'table: Alas, Poor Drone, Alas, Poor Drone; L2: Eleven of Twelve; hand: First',
        does: 'use:alas-poor-drone:1:3',
        cant: 'use',
      },
    ],
  },
  {
    card: 'Alas, Poor Drone',
    title: 'C-DRAW-01: a drone discarded from play draws a card, or two if it was with a Borg Queen',
    gold: 'table: Alas, Poor Drone; L2: First, Second, Eleven of Twelve, Borg Queen; L5: Eight of Eighteen',
    blue: 'L2: First',
    can: { 'use:alas-poor-drone': ['2', '4', '6'].map((piece) => `use:alas-poor-drone:1:${piece}`) },
    next: { does: 'use:alas-poor-drone:1:2', gives: { 'players.0.hand.length': 2, 'gold.discard': ['First'] } },
    also: [
      {
        gold: 'table: Alas, Poor Drone; L2: First; L5: Borg Queen',
        does: 'use:alas-poor-drone:1:2',
        gives: { 'players.0.hand.length': 1 },
      },
    ],
  },
  {
    card: 'Multivector Assault Mode',
    title: 'C-SKILL-14: in a battle with the U.S.S. Prometheus or three ships, one of them has WEAPONS and SHIELDS +5',
    gold: 'L1: U.S.S. Prometheus, U.S.S. Oberth; hand: Multivector Assault Mode, Multivector Assault Mode',
    blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
    turn: 'blue',
    asked: { gold: ['ship-battle'] },
    does: 'blue attack:all:3:1',
    can: { answer: ['answer:multivector-assault-mode:1'] },
    next: {
      does: 'answer:multivector-assault-mode:1',
      gives: { 'U.S.S. Prometheus.damaged': null },
      cant: 'answer',
    },
    also: [
      // The Prometheus is meant, or any of three ships.
      {
        gold: "L1: U.S.S. Prometheus {as: Romulan} [Tomalak], D'deridex [Sela]; hand: Multivector Assault Mode",
        blue: 'L1: U.S.S. Oberth',
        asked: { gold: ['ship-battle'] },
        does: 'attack:all:1:5',
        can: { answer: ['answer:multivector-assault-mode:1'] },
      },
      {
        gold: 'L1: U.S.S. Prometheus {as: Romulan} [Tomalak]; hand: Multivector Assault Mode',
        blue: 'L1: U.S.S. Galaxy',
        asked: { gold: ['ship-battle'] },
        does: ['attack:all:1:3', 'answer:multivector-assault-mode:1'],
        gives: { 'U.S.S. Galaxy.damaged': true, 'U.S.S. Prometheus.WEAPONS': 9 },
      },
      {
        gold: "L1: D'deridex [Tomalak], D'deridex [Sela], D'deridex [Movar]; hand: Multivector Assault Mode",
        blue: 'L1: U.S.S. Oberth',
        asked: { gold: ['ship-battle'] },
        does: 'attack:all:1:7',
        can: { answer: ['1', '3', '5'].map((piece) => `answer:multivector-assault-mode:${piece}`) },
      },
      {
        gold: 'L1: U.S.S. Oberth; hand: Multivector Assault Mode',
        blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
        turn: 'blue',
        asked: { gold: ['ship-battle'] },
        does: 'blue attack:all:2:1',
        cant: 'answer',
      },
    ],
  },
  {
    card: 'Narrow Escape',
    title: 'C-MOVE-02: a staffed ship moves its full RANGE away from overwhelming WEAPONS',
    gold: 'L1: U.S.S. Oberth [Taitt]; hand: Narrow Escape',
    blue: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka], D'deridex [Tomalak, Agyer, Sela]",
    can: { play: ['play:narrow-escape:on:1'] },
    next: { does: ['play:narrow-escape:on:1', 'to:L2'], gives: { 'U.S.S. Oberth': 'space:L2' } },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Taitt]; hand: Narrow Escape',
        blue: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka]",
        cant: 'play',
      },
      {
        gold: 'L1: U.S.S. Oberth; hand: Narrow Escape',
        blue: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka], D'deridex [Tomalak, Agyer, Sela]",
        cant: 'play',
      },
    ],
  },
  {
    card: 'Impressive Trophies',
    title: 'C-CAPTURE-02 C-DILEMMA-12: without CUNNING above 50, the opponent captures the most skilled or the ablest',
    gold: 'L2: Jean-Luc Picard, Data, Giusti',
    blue: 'L2: Gul Madred; seeds L2: Impressive Trophies',
    does: ['attempt:L2:team-1', 'blue way:strong'],
    gives: { 'Data.seat': 1, 'Jean-Luc Picard.seat': 0, 'Giusti.stopped': 1, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Jean-Luc Picard, Data, Giusti',
        blue: 'L2: Gul Madred; seeds L2: Impressive Trophies',
        does: ['attempt:L2:team-1', 'blue way:skills'],
        gives: { 'Data.seat': 0, 'Jean-Luc Picard.seat': 1 },
      },
      {
        gold: 'L2: Data, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        blue: 'seeds L2: Impressive Trophies',
        does: 'attempt:L2:team-1',
        gives: { 'Data.seat': 0, 'Data.stopped': null, 'blue.discard': ['Impressive Trophies'] },
      },
    ],
  },
  {
    card: 'Invasive Procedures',
    title:
      'C-DILEMMA-18 C-MOVE-19 C-SKILL-09: aboard the quarantined ship, everyone loses the first skill and has all attributes −2',
    gold: 'L1: U.S.S. Oberth [Barron, Giusti], U.S.S. Nebula',
    blue: 'seeds L1: Invasive Procedures',
    does: 'attempt:L1:1',
    gives: {
      'Invasive Procedures': 'on:1',
      'Invasive Procedures.count': 3,
      'Barron.Anthropology': 0,
      'Barron.Archaeology': 1,
      'Barron.CUNNING': 4,
      'Giusti.stopped': 1,
    },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Barron, Invasive Procedures], U.S.S. Nebula [Giusti]',
        can: { 'beam:': ['beam:all:aboard:4:aboard:1'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Jean-Luc Picard (Chain of Command), Giusti]',
        blue: 'seeds L1: Invasive Procedures',
        does: 'attempt:L1:1',
        gives: { 'Invasive Procedures': 'on:1' },
      },
      {
        gold: 'L1: U.S.S. Galaxy [Type VI Shuttlecraft, Barron, Invasive Procedures]',
        gives: { 'Type VI Shuttlecraft.RANGE': 6, 'Barron.CUNNING': 4 },
      },
    ],
  },
  {
    card: 'The Clown: My Festival',
    title: 'C-DILEMMA-06: the number of personnel must lie between their lowest and highest INTEGRITY',
    gold: 'L2: Ensign Davis, Giusti, Calloway',
    blue: 'seeds L2: The Clown: My Festival',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': null, 'blue.discard': ['The Clown: My Festival'] },
    also: [
      {
        gold: 'L2: Ensign Davis, Giusti',
        blue: 'seeds L2: The Clown: My Festival',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Ensign Davis, Niles, Ensign Chagwiza, Alexander Rozhenko, Obarakeh, McKnight, Gibson',
        blue: 'seeds L2: The Clown: My Festival',
        does: 'attempt:L2:team-1',
        gives: { 'Niles.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
