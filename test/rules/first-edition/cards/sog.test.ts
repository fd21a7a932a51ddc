import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Emergency Transport Unit',
    title: 'C-RESPONSE-16: an Emergency Transport Unit beams away a personnel whom a dilemma would kill',
    gold: 'L2: Giusti, Linda Larson, Emergency Transport Unit, U.S.S. Oberth',
    blue: 'seeds L2: Ferengi Attack',
    asked: { gold: ['leaving'] },
    does: ['attempt:L2:team-1', 'blue who:1', 'use:emergency-transport-unit:3:1:4'],
    gives: { Giusti: 'aboard:4', 'Giusti.stopped': 1, 'gold.hand': ['Emergency Transport Unit'] },
  },
  {
    card: 'Rishon',
    title: 'C-TURN-17 C-DOWNLOAD-01: Rishon downloads Rishon Uxbridge twice per game',
    gold: 'L2: Rishon; table: Alternate Universe Door, Yellow Alert; deck: Rishon Uxbridge, Rishon Uxbridge, Rishon Uxbridge, Spock',
    does: ['use:rishon:1:card', 'get:rishon-uxbridge:on:3', 'use:rishon:1:card', 'get:rishon-uxbridge:on:3'],
    cant: 'use:rishon',
  },
  {
    card: 'Quetsivoo',
    title: 'C-SKILL-11: the Quetsivoo has all attributes +1 for each thief aboard, up to 4',
    gold: 'L1: Quetsivoo [Krem, Muk, Nog]',
    gives: { 'Quetsivoo.RANGE': 7, 'Quetsivoo.WEAPONS': 6, 'Quetsivoo.SHIELDS': 7 },
    also: [
      { gold: 'L1: Quetsivoo [Krem, Muk, Ulis, Grish, Leosa]', gives: { 'Quetsivoo.RANGE': 9 } },
      { gold: 'L1: Quetsivoo; L2: Krem', gives: { 'Quetsivoo.RANGE': 5 } },
    ],
  },
  {
    card: 'Starbase One',
    title: 'C-FAC-05: Starbase One is built only at a mission that its player has solved, with a Starfleet ENGINEER',
    gold: 'L2: Jonathan Archer (Broken Bow); hand: Starbase One; table: Alternate Universe Door',
    patch: { 'locations.L2.solved': 0 },
    can: 'play:starbase-one:space:L2',
    also: [
      {
        gold: 'L2: Jonathan Archer (Broken Bow); hand: Starbase One; table: Alternate Universe Door',
        cant: { 'play:starbase-one:space:L2': 'C-FAC-01' },
      },
      {
        gold: 'L2: Linda Larson; hand: Starbase One; table: Alternate Universe Door',
        patch: { 'locations.L2.solved': 0 },
        cant: { 'play:starbase-one:space:L2': 'C-FAC-05' },
      },
    ],
  },
  {
    card: 'Six of Seven',
    title: 'C-TURN-17 C-PLAY-01: Six of Seven downloads Bynars Data Transfer once per game instead of the card play',
    gold: 'L2: Six of Seven; deck: Bynars Data Transfer, Spock',
    at: 'turn',
    does: ['use:six-of-seven:1:transfer', 'get:bynars-data-transfer:core:0'],
    cant: 'use:six-of-seven',
    gives: { 'turn.played': 1 },
  },
  {
    card: "D'jarras",
    title: 'C-SKILL-02: under the D’jarras, Bajoran OFFICERs gain CIVILIAN and Bajoran CIVILIANs gain OFFICER',
    gold: "L2: Kira Nerys, Akorem Laan, Vedek Sorad, Giusti; hand: D'jarras",
    blue: 'L2: Kasidy Yates {mode: Bajoran}',
    at: 'turn',
    does: 'play:djarras:core:0',
    gives: {
      'Kira Nerys.CIVILIAN': 1,
      'Kira Nerys.OFFICER': 1,
      'Akorem Laan.OFFICER': 1,
      'Vedek Sorad.OFFICER': 0,
      'Giusti.CIVILIAN': 0,
      'Kasidy Yates.OFFICER': 0,
    },
  },
  {
    card: 'Duck Blind',
    title: 'C-TURN-09 C-TEAM-08: with Anthropology ×2 present, a Duck Blind lets its player draw an extra card',
    gold: 'L2: Chakotay {mode: Federation}, Duck Blind',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      { gold: 'L2: Kor, Duck Blind', does: 'end:turn', gives: { 'turn.seat': 1 } },
      {
        gold: 'missions: First Contact, Aftermath; hand: Duck Blind',
        at: 'turn',
        can: { 'play:duck-blind': ['play:duck-blind:at:L1'] },
      },
    ],
  },
  {
    card: 'Federation Flagship: Renewed',
    title: 'C-TURN-09: a Renewed Flagship with its commander at a space mission lets its player draw an extra card',
    gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard]; on:1: Federation Flagship: Renewed',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      {
        gold: 'L2: U.S.S. Enterprise [Jean-Luc Picard]; on:1: Federation Flagship: Renewed',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      {
        gold: 'L1: U.S.S. Enterprise [Data]; on:1: Federation Flagship: Renewed',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      {
        gold: 'L1: U.S.S. Enterprise {veiled: cloaked} [Jean-Luc Picard]; on:1: Federation Flagship: Renewed',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
      {
        gold: 'L1: Federation Outpost [U.S.S. Enterprise]; aboard:2: Jean-Luc Picard; on:2: Federation Flagship: Renewed',
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
    ],
  },
  {
    card: 'Federation Flagship: Renewed',
    title: 'C-UNIQ-04: a Renewed Flagship is unique, and no Enterprise of the Original Series or another ship',
    gold: 'L1: U.S.S. Enterprise, Starship Enterprise, U.S.S. Oberth; hand: Federation Flagship: Renewed',
    blue: 'L1: U.S.S. Enterprise-A',
    at: 'turn',
    can: { 'play:federation-flagship-renewed': ['play:federation-flagship-renewed:on:1'] },
    also: [
      {
        gold: 'L1: U.S.S. Enterprise [Federation Flagship: Renewed]; hand: Federation Flagship: Renewed',
        at: 'turn',
        cant: { 'play:federation-flagship-renewed:on:1': 'C-UNIQ-04' },
      },
    ],
  },
  {
    card: "Mrs. O'Brien",
    title:
      'C-TURN-17: Mrs. O’Brien draws a card for the first Youth of each affiliation who enters play at her location',
    gold: "L1: Federation Outpost [Mrs. O'Brien]; L2: Alexander Rozhenko; hand: Wesley Crusher, Sonya Gomez",
    at: 'turn',
    asked: { gold: ['played'] },
    does: ['report:wesley-crusher:aboard:1', 'use:mrs-obrien:2:youth'],
    gives: { 'gold.hand': ['Sonya Gomez', 'Calloway'] },
    also: [
      {
        gold: "L1: Federation Outpost [Mrs. O'Brien]; hand: Wesley Crusher",
        patch: { 'players.0.used': ['mrs-obrien Federation'] },
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:wesley-crusher:aboard:1',
        cant: 'use:mrs-obrien',
      },
      {
        gold: "L1: Federation Outpost [Mrs. O'Brien]; hand: Wesley Crusher",
        patch: { 'players.0.used': ['mrs-obrien Klingon'] },
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:wesley-crusher:aboard:1',
        can: 'use:mrs-obrien:2:youth',
      },
      {
        gold: "L1: Federation Outpost; L2: Mrs. O'Brien; hand: Wesley Crusher",
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:wesley-crusher:aboard:1',
        cant: 'use:mrs-obrien',
      },
      {
        gold: "L1: Federation Outpost [Mrs. O'Brien]; hand: Data",
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:data:aboard:1',
        cant: 'use:mrs-obrien',
      },
    ],
  },
  {
    card: 'Neras',
    title: 'C-TURN-17 C-DRAW-01: once per game, when Neras reports, her player draws two cards',
    gold: 'L1: Neutral Outpost; hand: Neras; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:neras:aboard:1',
    gives: { 'gold.hand': ['Calloway', 'Spock'] },
    also: [
      {
        gold: 'L1: Neutral Outpost; hand: Neras; table: Alternate Universe Door',
        patch: { 'players.0.used': ['neras'] },
        at: 'turn',
        does: 'report:neras:aboard:1',
        gives: { 'gold.hand': [] },
      },
    ],
  },
  {
    card: 'Vina',
    title:
      'C-SKILL-07 C-TURN-11: whenever her player’s turn begins, Vina’s player selects a skill, which she has until its end',
    gold: 'L2: Vina',
    turn: 'blue',
    does: ['blue end:turn', 'skill:Diplomacy'],
    gives: { 'Vina.Diplomacy': 1 },
    next: { does: 'end:turn', gives: { 'Vina.Diplomacy': 0 }, can: 'blue end:turn' },
  },
  {
    card: 'Borg Queen (Shades of Gray)',
    title: 'C-TURN-17 C-DOWNLOAD-01: Borg Queen downloads We Are the Borg twice per game',
    gold: 'L2: Borg Queen (Shades of Gray); deck: We Are the Borg, We Are the Borg, We Are the Borg, Spock',
    does: [
      'use:borg-queen-shades-of-gray:1:card',
      'get:we-are-the-borg:core:0',
      'use:borg-queen-shades-of-gray:1:card',
      'get:we-are-the-borg:core:0',
    ],
    cant: 'use:borg-queen',
  },
  {
    card: 'Borg Queen (Shades of Gray)',
    title:
      'C-SKILL-20 C-TURN-11: Borg Queen has a selected skill, which her player may change whenever their turn begins',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost; hand: Borg Queen (Shades of Gray)',
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:borg-queen-shades-of-gray:aboard:1', 'Honor'],
    gives: { '2.Honor': 1 },
    next: {
      does: 'end:turn',
      cant: 'use:borg-queen-shades-of-gray',
      next: {
        does: ['pass', 'blue end:turn', 'use:borg-queen-shades-of-gray:2:Music', 'pass'],
        gives: { '2.Honor': 0, '2.Music': 1 },
      },
    },
  },
];

provesCards(specs);
