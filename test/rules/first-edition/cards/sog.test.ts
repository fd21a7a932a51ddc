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
    gold: 'L2: Rishon; table: Alternate Universe Door; deck: Rishon Uxbridge, Rishon Uxbridge, Rishon Uxbridge, Spock',
    does: ['use:rishon:1:card', 'get:rishon-uxbridge:core:0', 'use:rishon:1:card', 'get:rishon-uxbridge:core:0'],
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
];

provesCards(specs);
