import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Exposed Power Relay',
    title:
      'C-DILEMMA-08: as many are stopped as the opponent has missions with at most 25 points, and ten others can’t get past it',
    gold: 'L2: Giusti',
    blue: 'missions: Study Pulsar, Reported Activity; seeds L2: Exposed Power Relay',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'blue.discard': ['Exposed Power Relay'] },
    also: [
      {
        gold: 'L2: Giusti',
        blue: 'missions: First Contact, Reported Activity; seeds L2: Exposed Power Relay',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Exposed Power Relay'] },
      },
      {
        gold: 'L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        blue: 'missions: First Contact, Reported Activity; seeds L2: Exposed Power Relay',
        does: 'attempt:L2:team-1',
        gives: { '1.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        blue: 'missions: Study Pulsar, Reported Activity; seeds L2: Exposed Power Relay',
        does: 'attempt:L2:team-1',
        gives: { 'blue.discard': ['Exposed Power Relay'] },
      },
    ],
  },
  {
    card: 'Temptations of the Flesh',
    title: 'C-DILEMMA-07: someone is stopped for each objective in play, and the others need a Command icon',
    gold: 'table: Assign Mission Specialists; L2: Cavit',
    blue: 'seeds L2: Temptations of the Flesh',
    does: 'attempt:L2:team-2',
    gives: { 'Cavit.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Cavit',
        blue: 'seeds L2: Temptations of the Flesh',
        does: 'attempt:L2:team-1',
        gives: { 'Cavit.stopped': null, 'blue.discard': ['Temptations of the Flesh'] },
      },
      {
        gold: 'L2: Giusti',
        blue: 'seeds L2: Temptations of the Flesh',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Eye to Eye',
    title: 'C-SELECT-02: the player with the most cards in hand chooses who is stopped, and nobody gets past a tie',
    gold: 'L2: Giusti, Calloway, Linda Larson; hand: Spock',
    blue: 'seeds L2: Eye to Eye',
    does: ['attempt:L2:team-1', 'who:1 + who:2'],
    gives: { 'Giusti.stopped': 1, 'Linda Larson.stopped': null, 'blue.discard': ['Eye to Eye'] },
    also: [
      {
        gold: 'L2: Giusti, Calloway, Linda Larson',
        blue: 'hand: Spock; seeds L2: Eye to Eye',
        does: ['attempt:L2:team-1', 'blue who:2 + who:3'],
        gives: { 'Giusti.stopped': null, 'Linda Larson.stopped': 1, 'blue.discard': ['Eye to Eye'] },
      },
      {
        gold: 'L2: Giusti, Calloway, Linda Larson; hand: Spock',
        blue: 'hand: Spock; seeds L2: Eye to Eye',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'Linda Larson.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Face to Face',
    title: 'C-SELECT-02 C-DILEMMA-17: the player with the fewest points chooses who dies, and a tie damages the ship',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
    blue: 'seeds L1: Face to Face',
    patch: { 'players.1.scored': [{ kind: 'bonus', points: 5, card: 'sarjenka' }] },
    does: ['attempt:L1:1', 'who:2'],
    gives: { Giusti: null, 'Calloway.stopped': null, 'U.S.S. Oberth.damaged': null, 'blue.discard': ['Face to Face'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
        blue: 'seeds L1: Face to Face',
        patch: { 'players.0.scored': [{ kind: 'bonus', points: 5, card: 'sarjenka' }] },
        does: ['attempt:L1:1', 'blue who:3'],
        gives: { Calloway: null, 'blue.discard': ['Face to Face'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
        blue: 'seeds L1: Face to Face',
        does: 'attempt:L1:1',
        gives: { 'Calloway.stopped': 3, 'U.S.S. Oberth.damaged': true, 'blue.discard': ['Face to Face'] },
      },
    ],
  },
  {
    card: 'Head to Head',
    title:
      'C-SELECT-02 C-STOP-01: the player with the most points chooses who dies, and a tie kills two and stops the others',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Head to Head',
    patch: { 'players.1.scored': [{ kind: 'bonus', points: 5, card: 'sarjenka' }] },
    does: ['attempt:L2:team-1', 'blue who:1'],
    gives: { Giusti: null, 'Calloway.stopped': null, 'blue.discard': ['Head to Head'] },
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Head to Head',
        patch: { 'players.0.scored': [{ kind: 'bonus', points: 5, card: 'sarjenka' }] },
        does: ['attempt:L2:team-1', 'who:2'],
        gives: { Calloway: null, 'Giusti.stopped': null },
      },
      {
        gold: 'L2: Giusti, Giusti, Giusti',
        blue: 'seeds L2: Head to Head',
        does: 'attempt:L2:team-1',
        gives: { 'in play': ['Giusti'], 'Giusti.stopped': 3, 'blue.discard': ['Head to Head'] },
      },
    ],
  },
  {
    card: 'DNA Security Scan',
    title:
      'C-DILEMMA-06: the required CUNNING rises by 15 for each objective in the opponent’s discard pile, up to six',
    gold: 'L1: U.S.S. Oberth [Data, Linda Larson]',
    blue: 'discard: Assign Mission Specialists; seeds L1: DNA Security Scan',
    does: 'attempt:L1:1',
    gives: { 'Data.stopped': null, 'blue.discard has DNA Security Scan': true },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Data, Linda Larson]',
        blue: 'discard: Assign Mission Specialists, Assign Support Personnel; seeds L1: DNA Security Scan',
        does: 'attempt:L1:1',
        gives: { 'Data.stopped': 1, 'blue.discard has DNA Security Scan': false },
      },
      {
        gold: 'L1: U.S.S. Oberth [Data, Giusti]',
        blue: 'seeds L1: DNA Security Scan',
        does: 'attempt:L1:1',
        gives: { 'Data.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti]; hand: Scan Cycle Check',
        blue: 'seeds L1: DNA Security Scan',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L1:1', 'answer:scan-cycle-check'],
        gives: { 'Giusti.stopped': null, 'blue.discard': ['DNA Security Scan'] },
      },
    ],
  },
  {
    card: 'Rules of Obedience',
    title: 'C-DILEMMA-12 C-DILEMMA-07: the highest INTEGRITY or the fewest icons dies, and the others need the skills',
    gold: 'L2: Inge Eiger, Calloway, Barron',
    blue: 'seeds L2: Rules of Obedience',
    does: ['attempt:L2:team-1', 'blue way:honest'],
    gives: { 'Inge Eiger': null, 'Calloway.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Calloway, Barron, Lopez, Jacobson',
        blue: 'seeds L2: Rules of Obedience',
        does: ['attempt:L2:team-1', 'blue way:simple'],
        gives: { Calloway: null, 'Lopez.stopped': null, 'blue.discard': ['Rules of Obedience'] },
      },
    ],
  },
  {
    card: 'Assassination Attempt',
    title:
      'C-DOWNLOAD-01 C-DILEMMA-07: the opponent may bring an assassin, who kills someone unless the team can stop it',
    gold: 'L2: Giusti',
    blue: 'deck: Retaya; seeds L2: Assassination Attempt',
    does: ['attempt:L2:team-1', 'blue get:retaya:surface:L2'],
    gives: { Retaya: 'surface:L2', Giusti: null, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Giusti',
        blue: 'L2: Haakona; deck: Retaya; seeds L2: Assassination Attempt',
        does: ['attempt:L2:team-1', 'blue get:retaya:aboard:2'],
        gives: { Retaya: 'aboard:2', Giusti: 'surface:L2' },
      },
      {
        gold: 'L2: Giusti',
        blue: 'deck: Retaya; seeds L2: Assassination Attempt',
        does: ['attempt:L2:team-1', 'blue none'],
        gives: { Retaya: null, 'Giusti.stopped': null, 'blue.discard': ['Assassination Attempt'] },
      },
      {
        gold: 'L2: Paulson, Inge Eiger',
        blue: 'L2: Retaya; seeds L2: Assassination Attempt',
        does: 'attempt:L2:team-1',
        gives: { 'Inge Eiger.stopped': null, 'blue.discard': ['Assassination Attempt'] },
      },
      {
        gold: 'L2: Paulson',
        blue: 'L2: Retaya; seeds L2: Assassination Attempt',
        does: 'attempt:L2:team-1',
        gives: { Paulson: null, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
