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
    title: 'C-SKILL-20: Borg Queen has a selected skill, which her player may change at the start of each turn',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost; hand: Borg Queen (Shades of Gray)',
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:borg-queen-shades-of-gray:aboard:1', 'Honor'],
    gives: { '2.Honor': 1 },
    next: {
      does: ['end:turn', 'use:borg-queen-shades-of-gray:2:Music', 'pass'],
      gives: { '2.Honor': 0, '2.Music': 1 },
    },
  },
];

provesCards(specs);
