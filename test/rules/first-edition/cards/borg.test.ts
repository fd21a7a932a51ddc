import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

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
    card: 'Donik',
    title: 'C-PLAY-10: Hirogen holograms report where Donik is, and others don’t',
    gold: 'L2: U.S.S. Galaxy {as: Hirogen} [Donik]; hand: Dar*, Vornar, Donik',
    at: 'turn',
    can: { report: ['report:dar-star:aboard:1'] },
    next: { does: 'report:dar-star:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Eight of Fifteen',
    title: 'C-PLAY-05 C-DOWNLOAD-01: Eight of Fifteen downloads Borg Nanoprobes instead of the card play',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost [Eight of Fifteen]; deck: Borg Nanoprobes, Spock',
    at: 'turn',
    does: ['use:eight-of-fifteen:2:swap', 'get:borg-nanoprobes:aboard:1'],
    gives: { 'turn.played': 1 },
    cant: { 'use:eight-of-fifteen:2:swap': 'C-PLAY-01' },
  },
  {
    card: 'Borg Queen (The Borg)',
    title: 'C-PLAY-05 C-DOWNLOAD-01: Borg Queen downloads an event or interrupt for Borg instead of the card play',
    gold: 'L2: Borg Queen (The Borg); deck: Adapt: Allocate Resources, Red Alert!, Spock',
    at: 'turn',
    does: ['use:borg-queen-the-borg:1:swap', 'get:adapt-allocate-resources:core:0'],
    gives: { 'turn.played': 1 },
    cant: { 'use:borg-queen-the-borg:1:swap': 'C-PLAY-01' },
  },
  {
    card: 'Borg Queen (The Borg)',
    title: 'C-SKILL-20: Borg Queen has a selected skill, which her player may change at the start of each turn',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost; hand: Borg Queen (The Borg)',
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:borg-queen-the-borg:aboard:1', 'Honor'],
    gives: { '2.Honor': 1 },
    next: { does: ['end:turn', 'use:borg-queen-the-borg:2:Music', 'pass'], gives: { '2.Honor': 0, '2.Music': 1 } },
  },
  {
    card: 'Eleven of Twelve',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Eleven of Twelve downloads Borg Vinculum where it is instead of drawing',
    gold: 'L2: Eleven of Twelve; deck: Borg Vinculum, Spock',
    does: ['use:eleven-of-twelve:1:swap', 'get:borg-vinculum:surface:L2', 'end:turn'],
    gives: { 'Borg Vinculum': 'surface:L2', 'gold.hand': [] },
  },
  {
    card: 'Eleven of Twelve',
    title: 'C-DOWNLOAD-10: Eleven of Twelve downloads Borg Data Node',
    gold: 'L2: Eleven of Twelve; deck: Borg Data Node, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Fifth',
    title: 'C-TURN-16 C-LEAVE-05: once per turn, Fifth returns a card for Borg from play to its player’s hand',
    gold: 'L2: Fifth; table: Adapt: Allocate Resources, Add Distinctiveness, Red Alert!',
    blue: 'table: Adapt: Allocate Resources',
    can: { 'use:fifth': ['use:fifth:1:2', 'use:fifth:1:3'] },
    next: { does: 'use:fifth:1:3', gives: { 'gold.hand': ['Add Distinctiveness'] }, cant: 'use:fifth' },
  },
  {
    card: 'Four of Nine',
    title: 'C-TURN-16 C-DOWNLOAD-01: once per turn, Four of Nine trades a drone present for a downloaded one',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost [Four of Nine, Eight of Nineteen]; deck: Six of Twelve, Spock',
    blue: 'L1: Borg Outpost [Eight of Twenty]',
    can: { 'use:four': ['use:four-of-nine:2:2', 'use:four-of-nine:2:3'] },
    next: {
      does: ['use:four-of-nine:2:3', 'get:six-of-twelve:aboard:1'],
      gives: { 'Eight of Nineteen': null, 'Six of Twelve': 'aboard:1', 'gold.deck has Eight of Nineteen': true },
      cant: 'use:four',
    },
  },
  {
    card: 'First',
    title: 'C-SKILL-20: Borg present with First have STRENGTH +3 in battle',
    gold: 'L2: First',
    blue: 'L2: Worf',
    patch: { battle: { ...personnelBattle() } },
    gives: { 'First.STRENGTH': 10 },
    also: [{ gold: 'L2: First', gives: { 'First.STRENGTH': 7 } }],
  },
  {
    card: 'First',
    title: 'C-BATTLE-05 C-BORG-17: First may attack intruders aboard its player’s ship',
    gold: 'L1: Borg Cube [First]',
    blue: 'aboard:1: Worf',
    can: 'fight:2:3',
    also: [{ gold: 'L2: First', blue: 'L2: Worf', cant: 'fight' }],
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
