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
    card: 'Mabus',
    title: 'C-TURN-17: once per game, Mabus kills a Maje present',
    gold: 'L2: Mabus, Haron',
    blue: 'L2: Culluh, Giusti; L5: Culluh',
    can: { 'use:mabus': ['use:mabus:1:2', 'use:mabus:1:3'] },
    next: { does: 'use:mabus:1:3', gives: { 'blue.discard': ['Culluh'] }, cant: 'use:mabus' },
  },
  {
    card: 'Mezoti',
    title: 'C-TURN-16 C-STOP-01: once each turn, Mezoti unstops her player’s Borg who are present',
    gold: 'L2: Mezoti {mode: Non-Aligned}, Lansor {stopped: 1}, Giusti {stopped: 1}; L5: Bosus {stopped: 1}',
    does: 'use:mezoti:1:do',
    gives: { 'Lansor.stopped': null, 'Giusti.stopped': 1, 'Bosus.stopped': 1 },
    cant: 'use:mezoti',
    also: [{ gold: 'L2: Mezoti {mode: Non-Aligned}, Lansor, Giusti {stopped: 1}', cant: 'use:mezoti' }],
  },
  {
    card: 'Mezoti*',
    title: 'C-TURN-16 C-STOP-01: once each turn, Mezoti* unstops her player’s Borg who are present',
    gold: 'L2: Mezoti* {mode: Non-Aligned}, Lansor {stopped: 1}',
    does: 'use:mezoti-star:1:do',
    gives: { 'Lansor.stopped': null },
  },
  {
    card: 'Nunk',
    title: 'C-CAPTURE-01 C-TURN-17: Nunk captures one opposing hologram present per game',
    gold: 'aboard:2: Nunk',
    blue: 'L1: U.S.S. Galaxy [Minuet, Giusti]',
    can: { 'use:nunk': ['use:nunk:1:3'] },
    next: { does: 'use:nunk:1:3', log: 'captur', cant: 'use:nunk' },
  },
  {
    card: 'Three of Nine',
    title: 'C-TURN-16 C-DRAW-01: once each turn, Three of Nine exchanges a card from hand for a draw',
    gold: 'L1: Borg Cube [Three of Nine]; hand: Worf, Sunad; deck: Calloway, Spock',
    does: ['use:three-of-nine:2:do', 'shed:0'],
    gives: { 'gold.hand': ['Sunad', 'Calloway'], 'gold.deck': ['Spock', 'Worf'] },
    cant: 'use:three-of-nine',
    also: [{ gold: 'L1: Borg Cube [Three of Nine]', cant: 'use:three-of-nine' }],
  },
  {
    card: 'Two of Nine',
    title: 'C-TURN-16 C-DRAW-07: once each turn, Two of Nine restocks two cards for a discarded one',
    gold: 'L1: Borg Cube [Two of Nine]; hand: Worf; discard: Data, Vekor, Giusti; deck: Calloway, Spock',
    does: 'use:two-of-nine:2:do',
    gives: { 'gold.deck': ['Calloway', 'Spock', 'Giusti', 'Vekor'], 'gold.discard': ['Worf', 'Data'] },
    cant: 'use:two-of-nine',
  },
  {
    card: 'Lansor',
    title: 'C-DOWNLOAD-01: when Lansor reports, his player may download Marika and P’Chan',
    gold: "missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: Lansor, P'Chan; deck: Marika, Spock",
    at: 'turn',
    does: ['report:lansor:aboard:1', 'get:marika:aboard:1', 'get:pchan:aboard:1'],
    gives: { Marika: 'aboard:1', "P'Chan": 'aboard:1', 'turn.played': 1 },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: Lansor; deck: Marika, Spock',
        blue: "L1: Marika, P'Chan",
        at: 'turn',
        does: 'report:lansor:aboard:1',
        cant: 'get',
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: Lansor; deck: Marika, Spock',
        at: 'turn',
        does: ['report:lansor:aboard:1', 'none'],
        gives: { Marika: null },
      },
    ],
  },
  {
    card: 'Marika',
    title: 'C-DOWNLOAD-01: when Marika reports, her player may download Lansor and P’Chan',
    gold: "missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: Marika; deck: Lansor, P'Chan, Spock",
    at: 'turn',
    does: ['report:marika:aboard:1', 'get:lansor:aboard:1', 'get:pchan:aboard:1'],
    gives: { Lansor: 'aboard:1', "P'Chan": 'aboard:1' },
  },
  {
    card: 'Marika*',
    title: 'C-DOWNLOAD-01: when Marika* reports, her player may download Lansor and P’Chan',
    gold: "missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: Marika*; deck: Lansor, P'Chan, Spock",
    at: 'turn',
    does: ['report:marika-star:aboard:1', 'get:lansor:aboard:1', 'get:pchan:aboard:1'],
    gives: { Lansor: 'aboard:1', "P'Chan": 'aboard:1' },
  },
  {
    card: "P'Chan",
    title: 'C-DOWNLOAD-01: when P’Chan reports, his player may download Lansor and Marika',
    gold: "missions: Aftermath, Study Pulsar; L1: Nekrit Supply Depot; hand: P'Chan; deck: Lansor, Marika, Spock",
    at: 'turn',
    does: ['report:pchan:aboard:1', 'get:lansor:aboard:1', 'get:marika:aboard:1'],
    gives: { Lansor: 'aboard:1', Marika: 'aboard:1' },
  },
  {
    card: 'Reginald Barclay (The Borg)',
    title: 'C-MISSION-20: with Reginald Barclay, Federation missions in the Delta Quadrant are worth 5 points more',
    gold: 'missions: Aftermath, Study Pulsar; L1: Geordi La Forge, Sonya Gomez, Jean-Luc Picard; L2: Reginald Barclay (The Borg)',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Geordi La Forge, Sonya Gomez, Jean-Luc Picard',
        blue: 'L2: Runabout [Reginald Barclay (The Borg)]',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: 'missions: Study Pulsar, Excavation; L2: Calloway, Jean-Luc Picard, Data, Reginald Barclay (The Borg)',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 25 },
      },
    ],
  },
];

provesCards(specs);
