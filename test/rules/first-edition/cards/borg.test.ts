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
        at: 'turn',
        cant: 'report',
      },
    ],
  },
  {
    card: "Borg Queen's Ship",
    title: 'C-STAFF-01 C-PLAY-10: the Borg Queen alone staffs her ship, and Borg and equipment report aboard',
    gold: "L2: Borg Queen's Ship [Borg Queen]; hand: Tricorder, Four of Nine, Spock",
    at: 'turn',
    can: { report: ['report:tricorder:aboard:1', 'report:four-of-nine:aboard:1'] },
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
];

provesCards(specs);
