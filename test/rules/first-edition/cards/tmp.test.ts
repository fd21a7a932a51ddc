import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'I Hate You',
    title: 'C-DILEMMA-09 C-RESPONSE-07: a Vulcan Nerve Pinch nullifies I Hate You',
    gold: 'L2: Giusti, Data, Calloway; hand: Vulcan Nerve Pinch',
    blue: 'seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:vulcan-nerve-pinch'],
    gives: { 'Data.stopped': null, 'gold.discard': ['Vulcan Nerve Pinch'], 'L2.seeds': [] },
    log: 'I Hate You is nullified',
  },
  {
    card: 'H.M.S. Bounty',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make H.M.S. Bounty carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: H.M.S. Bounty {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'H.M.S. Bounty*',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make H.M.S. Bounty* carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: H.M.S. Bounty* {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'I.K.C. Chontay',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make I.K.C. Chontay carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: I.K.C. Chontay {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: "Li'seria",
    title: 'C-PLAY-10: Son’a shuttlecraft report aboard the Li’seria, which launches and loads them',
    gold: "L2: Li'seria; hand: Son'a Shuttle, Type 9 Shuttlecraft",
    at: 'turn',
    can: { report: ['report:sona-shuttle:aboard:1'] },
    also: [{ gold: "L2: Li'seria [Ru'afo, Gallatin]; aboard:1: Son'a Shuttle; aboard:4: Sam'po", can: 'launch:4:1' }],
  },
  {
    card: "Son'a Battleship",
    title: 'C-PLAY-10: Son’a shuttlecraft report aboard a Son’a Battleship, which launches and loads them',
    gold: "L2: Son'a Battleship; hand: Son'a Shuttle, Type 9 Shuttlecraft",
    at: 'turn',
    can: { report: ['report:sona-shuttle:aboard:1'] },
    also: [
      { gold: "L2: Son'a Battleship [Ru'afo, Gallatin]; aboard:1: Son'a Shuttle; aboard:4: Sam'po", can: 'launch:4:1' },
      { gold: "L2: Son'a Battleship, Son'a Shuttle [Sam'po]", can: 'load:2:1' },
    ],
  },
  {
    card: "Son'a Shuttle",
    title: 'C-PLAY-10 C-TURN-16: Transporter Drones report aboard a Son’a Shuttle, one each turn for free',
    gold: "L2: Son'a Shuttle; hand: Transporter Drones, Transporter Drones, Transporter Drones, Tricorder",
    at: 'turn',
    can: { report: ['report:transporter-drones:aboard:1'] },
    next: {
      does: 'report:transporter-drones:aboard:1',
      gives: { 'turn.played': 0 },
      next: { does: 'report:transporter-drones:aboard:1', gives: { 'turn.played': 1 }, cant: 'report' },
    },
    also: [
      {
        gold: "L2: Son'a Shuttle, Son'a Shuttle; hand: Transporter Drones, Transporter Drones",
        at: 'turn',
        does: ['report:transporter-drones:aboard:1', 'report:transporter-drones:aboard:2'],
        gives: { 'turn.played': 0 },
      },
    ],
  },
  {
    card: 'U.S.S. Enterprise-B',
    title: 'C-PLAY-10: El-Aurians report aboard the U.S.S. Enterprise-B',
    gold: 'L2: U.S.S. Enterprise-B; hand: Guinan, Data',
    at: 'turn',
    can: { report: ['report:guinan:aboard:1'] },
  },
  {
    card: 'U.S.S. Enterprise-B',
    title: 'C-MOVE-18: the Tractor Beam of the U.S.S. Enterprise-B fails while an attribute is reduced',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B {damaged: true} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: 'load',
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
  {
    card: 'U.S.S. Enterprise-B',
    title:
      'C-SKILL-16: a Plasmadyne Relay doesn’t make up for a reduced attribute of the U.S.S. Enterprise-B, and a ship that can’t move has all its RANGE',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge, Plasmadyne Relay], Type 9 Shuttlecraft [Calloway]; on:2: Borg Cutting Beam',
    cant: 'load',
    gives: { 'U.S.S. Enterprise-B.RANGE': 9, 'U.S.S. Enterprise-B.WEAPONS': 6, 'U.S.S. Enterprise-B.SHIELDS': 7 },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge, Isolinear Puzzle], Type 9 Shuttlecraft [Calloway]',
        cant: 'load',
      },
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge, "Pup"], Type 9 Shuttlecraft [Calloway]',
        cant: 'load',
      },
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge, Menthar Booby Trap], Type 9 Shuttlecraft [Calloway]',
        can: 'load:5:2',
      },
    ],
  },
  {
    card: 'To Be Or Not To Be',
    title: 'C-SHIPBAT-06: discarded after a battle that the opponent started, To Be Or Not To Be damages its ships',
    gold: 'L1: U.S.S. Galaxy [Data, Giusti, Worf, Spock]; table: To Be Or Not To Be',
    blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
    turn: 'blue',
    asked: { gold: ['fought'] },
    does: ['blue attack:all:7:1', 'hold', 'use:to-be-or-not-to-be:6:harm'],
    gives: { "D'deridex.damaged": true, 'gold.discard': ['To Be or Not to Be'] },
  },
  {
    card: 'Hero Worship',
    title: 'C-SKILL-10 C-DILEMMA-15: Hero Worship stops everyone with the most and with the fewest skill icons',
    gold: 'L2: Giusti, Calloway, Barron, Jean-Luc Picard',
    blue: 'seeds L2: Hero Worship',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.stopped': 1,
      'Calloway.stopped': 1,
      'Barron.stopped': null,
      'Jean-Luc Picard.stopped': 1,
      'blue.discard': ['Hero Worship'],
    },
  },
  {
    card: 'Engine Imbalance',
    title: 'C-MOVE-02 C-DILEMMA-18: the ship moves only to an adjacent location, once per turn',
    gold: 'L2: U.S.S. Galaxy [Engine Imbalance, Jean-Luc Picard, Giusti, Hoya]',
    can: ['move:1:L1', 'move:1:L3'],
    cant: ['move:1:L4'],
    next: { does: 'move:1:L3', cant: 'move:1' },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti]',
        blue: 'seeds L1: Engine Imbalance',
        does: 'attempt:L1:1',
        gives: { 'Engine Imbalance': 'on:1', 'Giusti.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Geordi La Forge]',
        blue: 'seeds L1: Engine Imbalance',
        does: 'attempt:L1:1',
        gives: { 'Engine Imbalance': null },
      },
    ],
  },
];

provesCards(specs);
