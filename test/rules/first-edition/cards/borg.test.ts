import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Yeggie',
    title: 'C-DOWNLOAD-10: Yeggie downloads Borg Nanoprobes only with a Borg personnel present',
    gold: 'L2: Yeggie; deck: Borg Nanoprobes, Spock',
    blue: 'L2: Seven of Nine',
    can: 'download:1',
    also: [{ gold: 'L2: Yeggie, Spock; deck: Borg Nanoprobes, Spock', cant: 'download:1' }],
  },
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
    cant: 'report:kazon-fighter',
    gives: { 'Kazon Fighter': 'aboard:1', 'turn.played': 0 },
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
    },
    also: [
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
];

provesCards(specs);
