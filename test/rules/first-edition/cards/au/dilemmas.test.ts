import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Cardassian Trap',
    title:
      'C-DILEMMA-07 C-CAPTURE-02: without Empathy, a unique personnel who isn’t Cardassian is captured, and everyone is stopped',
    gold: 'L2: Giusti, Geordi La Forge',
    blue: 'L2: Gul Madred; seeds L2: Cardassian Trap',
    does: 'attempt:L2:team-1',
    gives: { 'Geordi La Forge.seat': 1, 'Giusti.stopped': 1, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Giusti, Deanna Troi',
        blue: 'seeds L2: Cardassian Trap',
        does: 'attempt:L2:team-1',
        gives: { 'Deanna Troi.seat': 0, 'Giusti.stopped': null, 'L2.seeds': [], 'blue.discard': ['Cardassian Trap'] },
      },
      {
        gold: 'missions: Covert Installation II, Study Pulsar; L1: Ekoor',
        blue: 'seeds L1: Cardassian Trap',
        does: 'attempt:L1:team-1',
        gives: { 'Ekoor.seat': 0, 'L1.seeds': [] },
      },
    ],
  },
  {
    card: 'Outpost Raid',
    title: 'C-DILEMMA-07: at your outpost, two personnel of the opponent’s choice die and Outpost Raid is discarded',
    gold: 'L2: Federation Outpost, Giusti, Calloway, Linda Larson',
    blue: 'seeds L2: Outpost Raid',
    does: ['attempt:L2:team-2', 'blue who:2 + who:3'],
    gives: { Giusti: null, Calloway: null, 'Linda Larson.stopped': 1, 'blue.discard': ['Outpost Raid'] },
    also: [
      {
        gold: 'L2: Federation Outpost, Data and Geordi, Calloway, Linda Larson',
        blue: 'seeds L2: Outpost Raid',
        does: ['attempt:L2:team-2', 'blue who:2 + who:3'],
        gives: { 'Data and Geordi': null, Calloway: null, 'Linda Larson': 'surface:L2' },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Outpost Raid',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Data, Giusti, Calloway',
        blue: 'seeds L2: Outpost Raid',
        does: 'attempt:L2:team-1',
        gives: { 'Data.stopped': null, 'Giusti.stopped': null, 'blue.discard': ['Outpost Raid'] },
      },
    ],
  },
  {
    card: 'Outpost Raid',
    title: 'C-DILEMMA-07: elsewhere, Outpost Raid stays unless STRENGTH is above 18',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Outpost Raid',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, Calloway: 'surface:L2', 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Data, Lopez',
        blue: 'seeds L2: Outpost Raid',
        does: 'attempt:L2:team-1',
        gives: { 'Data.stopped': null, 'blue.discard': ['Outpost Raid'] },
      },
    ],
  },
  {
    card: 'Thought Fire',
    title:
      'C-DILEMMA-02 C-DILEMMA-07: with The Traveler on your table, Thought Fire kills everyone whose INTEGRITY and CUNNING are below 12',
    gold: 'table: The Traveler: Transcendence; L2: Giusti, Alexander Rozhenko',
    blue: 'seeds L2: Thought Fire',
    does: 'attempt:L2:team-2',
    gives: { 'Alexander Rozhenko': null, 'Giusti.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'table: The Traveler: Transcendence; L2: Deanna Troi, Alexander Rozhenko',
        blue: 'seeds L2: Thought Fire',
        does: 'attempt:L2:team-2',
        gives: {
          'Alexander Rozhenko': 'surface:L2',
          'Alexander Rozhenko.stopped': null,
          'blue.discard': ['Thought Fire'],
        },
      },
      {
        gold: 'L2: Giusti, Alexander Rozhenko',
        blue: 'table: The Traveler: Transcendence; seeds L2: Thought Fire',
        does: 'attempt:L2:team-1',
        gives: { 'Alexander Rozhenko': 'surface:L2', 'Giusti.stopped': null, 'blue.discard': ['Thought Fire'] },
      },
      {
        gold: 'L2: Giusti, Alexander Rozhenko',
        blue: 'table: The Traveler: Transcendence, Mirror Image; seeds L2: Thought Fire',
        does: 'attempt:L2:team-1',
        gives: { 'Alexander Rozhenko': null, 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Parallel Romance',
    title:
      'C-STOP-01 C-DILEMMA-26: Parallel Romance stops a male and a female until it expires, with STRENGTH −2, and nobody else',
    gold: 'L2: Mot the Barber, Giusti',
    blue: 'seeds L2: Parallel Romance; L2: Linda Larson',
    does: 'attempt:L2:team-1',
    gives: {
      'Parallel Romance': 'at:L2',
      'Giusti.held': { by: 4, as: 'stopped' },
      'Giusti.STRENGTH': 2,
      'Linda Larson.held': null,
    },
    log: 'Now stopped: Mot the Barber and Giusti.',
    next: {
      does: ['end:turn', 'blue end:turn', 'end:turn', 'blue end:turn'],
      gives: { 'Giusti.held': { by: 4, as: 'stopped' } },
      next: {
        does: ['end:turn', 'blue end:turn', 'end:turn'],
        gives: { 'Giusti.held': null, 'Giusti.STRENGTH': 4, 'blue.discard': ['Parallel Romance'] },
      },
    },
    also: [
      {
        gold: 'L2: Worf, Mot the Barber',
        blue: 'seeds L2: Parallel Romance; L2: Giusti',
        does: 'attempt:L2:team-1',
        log: 'The dilemma has no valid target',
        gives: { 'Worf.held': null, 'Worf.STRENGTH': 10, 'blue.discard': ['Parallel Romance'] },
      },
    ],
  },
];

provesCards(specs);
