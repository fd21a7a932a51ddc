import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

/** A personnel battle on the planet at L2 between the two cards of a row. */
const DUEL = {
  battle: {
    kind: 'personnel',
    seat: 0,
    at: 'surface:L2',
    forces: [[1], [2]],
    piles: [[], []],
    stunned: [],
    wounded: [],
  },
};

const specs: readonly CardSpec[] = [
  {
    card: 'Temporal Shifting*',
    title:
      'C-DRAW-07 C-RESPONSE-03: Temporal Shifting makes a player discard three cards, or an AU card to draw up to four',
    gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting*',
    blue: 'hand: Kurn, Kor, Morka, Soval',
    at: 'turn',
    does: 'play:temporal-shifting-star:core:1',
    can: { 'blue ': ['three', 'one'] },
    next: {
      does: ['blue one', 'blue shed:0', 'blue draw:4'],
      gives: { 'blue.discard': ['Soval'], 'players.1.hand.length': 7 },
    },
    also: [
      {
        gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting*',
        blue: 'hand: Kurn, Kor, Morka, Data',
        at: 'turn',
        does: ['play:temporal-shifting-star:core:1', 'blue three', 'blue shed:0 + shed:1 + shed:2'],
        gives: { 'blue.hand': ['Data'] },
      },
    ],
  },
  {
    card: 'Friction',
    title: 'C-STOP-01: with Friction, each personnel except Jem’Hadar enters play “stopped”',
    gold: 'L1: Federation Outpost; hand: Calloway',
    blue: 'table: Friction',
    at: 'turn',
    does: 'report:calloway:aboard:1',
    gives: { 'Calloway.stopped': 1 },
    also: [
      {
        gold: "missions: Aftermath, Study Pulsar; L2: Remote Supply Depot; hand: Azet'izan; table: Friction",
        at: 'turn',
        can: 'end:turn',
      },
      { gold: "L2: Weyoun, Azet'izan, Eris; hand: Friction", at: 'turn', can: 'play:friction:core:0' },
      { gold: "L2: Weyoun, Azet'izan, Calloway; hand: Friction", at: 'turn', cant: 'play' },
    ],
  },
  {
    card: 'Prison Compound',
    title: 'C-POINTS-01: a Prison Compound scores a point for each skill icon of its player’s captives',
    gold: 'L2: Danar, Dukat, Ari; L5: Sela {captive: escorted, owner: 1}; hand: Prison Compound',
    blue: 'L2: Kurn {captive: escorted, owner: 0}',
    at: 'turn',
    does: 'play:prison-compound:core:0',
    gives: { 'gold.score': 4 },
    also: [{ gold: 'L2: Danar, Dukat, Sela; hand: Prison Compound', at: 'turn', cant: 'play' }],
  },
  {
    card: 'Seven of Nine (League Promo)',
    title: 'C-SKILL-11: Seven of Nine has STRENGTH +5 in battle',
    gold: 'L2: Seven of Nine (League Promo)',
    blue: 'L2: Worf',
    patch: DUEL,
    gives: { 'Seven of Nine (League Promo).STRENGTH': 14, 'Worf.STRENGTH': 10 },
    also: [
      {
        gold: 'L2: Seven of Nine (League Promo)',
        blue: 'L2: Worf',
        gives: { 'Seven of Nine (League Promo).STRENGTH': 9 },
      },
    ],
  },
  {
    card: 'Slar',
    title: 'C-SKILL-14: Slar has CUNNING and STRENGTH +1 for each Mirror Quadrant personnel present',
    gold: 'L2: Slar, Data, Mr. Nog; L5: Mr. Brunt; L2: Thomas Paris {captive: escorted, owner: 1}, Mr. Brunt {captive: escorted, owner: 1}',
    blue: 'L2: Mr. Brunt',
    gives: { 'Slar.CUNNING': 7, 'Slar.STRENGTH': 7 },
  },
  {
    card: 'Solbor',
    title: 'C-MISSION-17: Solbor scores 5 points when a Vedek, Prylar or Kai helps solve a mission where he is',
    gold: 'missions: Study Pulsar, Mourn Victims; L2: Solbor, Bareil Antos, Jean-Luc Picard {as: Bajoran}',
    does: 'attempt:L2:team-1',
    gives: { 'gold.bonus': 5 },
    also: [
      {
        gold: 'missions: Study Pulsar, Mourn Victims; L2: Bareil Antos, Jean-Luc Picard {as: Bajoran}; L1: Runabout [Solbor]',
        does: 'attempt:L2:team-1',
        gives: { 'gold.bonus': 0 },
      },
    ],
  },
  {
    card: 'The Viceroy',
    title:
      'C-RESPONSE-07 C-DOWNLOAD-02: when the opponent plays an event, The Viceroy’s player may trade a card for an event',
    gold: 'L2: The Viceroy; hand: Worf; deck: Red Alert!, Spock',
    blue: 'hand: Red Alert!',
    turn: 'blue',
    at: 'turn',
    asked: { gold: ['play'] },
    does: ['blue play:red-alert:core:1', 'use:the-viceroy:1:play'],
    can: { get: ['get:red-alert:hand'] },
    next: { does: 'get:red-alert:hand', gives: { 'gold.hand': ['Red Alert!'], 'gold.discard': ['Worf'] } },
    also: [
      {
        gold: 'L2: The Viceroy; hand: Worf',
        blue: 'L2: Data; hand: Phaser Burns',
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:phaser-burns:core:1',
        cant: 'use:the-viceroy',
      },
      {
        gold: 'L2: The Viceroy',
        blue: 'hand: Red Alert!',
        turn: 'blue',
        at: 'turn',
        asked: { gold: ['play'] },
        does: 'blue play:red-alert:core:1',
        cant: 'use:the-viceroy',
      },
    ],
  },
  {
    card: 'Derran Tal',
    title: 'C-SKILL-11: Derran Tal and Harry Kim improve each other while they are together',
    gold: 'L2: Derran Tal, Harry Kim',
    gives: { 'Derran Tal.CUNNING': 9, 'Derran Tal.STRENGTH': 8, 'Harry Kim.CUNNING': 9, 'Harry Kim.INTEGRITY': 9 },
    also: [{ gold: 'L2: Derran Tal; L5: Harry Kim', gives: { 'Derran Tal.CUNNING': 7, 'Harry Kim.CUNNING': 7 } }],
  },
  {
    card: 'Founder Architect',
    title: 'C-SKILL-20: Founder Architect has all attributes +1 per different event in play during a mission attempt',
    gold: 'L2: Founder Architect {as: Federation}; table: Red Alert!, Red Alert!, Treaty: Federation/Klingon; hand: Vulcan Nerve Pinch',
    blue: 'table: Treaty: Federation/Bajoran; seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    gives: { 'Founder Architect.CUNNING': 5 },
    next: {
      does: 'attempt:L2:team-1',
      gives: {
        'Founder Architect.INTEGRITY': 8,
        'Founder Architect.CUNNING': 8,
        'Founder Architect.STRENGTH': 8,
      },
    },
  },
  {
    card: 'Jean-Luc',
    title: 'C-SKILL-20: Jean-Luc has STRENGTH +4 in battle against forces that include Borg',
    gold: 'L2: Jean-Luc',
    blue: 'L2: Eight of Nineteen',
    patch: { battle: { ...personnelBattle() } },
    gives: { 'Jean-Luc.STRENGTH': 11 },
    also: [
      {
        gold: 'L2: Jean-Luc',
        blue: 'L2: Worf',
        patch: { battle: { ...personnelBattle() } },
        gives: { 'Jean-Luc.STRENGTH': 7 },
      },
    ],
  },
  {
    card: 'Jean-Luc',
    title: 'C-DOWNLOAD-10: Jean-Luc downloads Prepare Assault Teams only with other Enterprise-E personnel',
    gold: 'L2: Jean-Luc, Data (Nemesis); deck: Prepare Assault Teams, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Jean-Luc, Calloway; deck: Prepare Assault Teams, Spock', cant: 'download:1' }],
  },
  {
    card: 'Kamala',
    title: 'C-SKILL-07 C-TEAM-07: when Kamala reports, her player selects a skill of their personnel present for her',
    gold: 'L1: Federation Outpost [Calloway]; L2: Vash; hand: Kamala',
    blue: 'aboard:1: Data',
    at: 'turn',
    does: 'report:kamala:aboard:1',
    can: { '': ['Anthropology', 'Archaeology', 'Empathy', 'Youth'].map((skill) => `skill:${skill}`) },
    next: { does: 'skill:Youth', gives: { 'Kamala.Youth': 1, 'Kamala.MEDICAL': 0 } },
  },
];

provesCards(specs);
