import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Commander Sulu',
    title: 'C-SKILL-11: a Classic Films ship with Commander Sulu aboard has RANGE +1',
    gold: 'L1: Starship Enterprise (The Motion Pictures) [Commander Sulu], U.S.S. Galaxy',
    gives: { '1.RANGE': 7, 'U.S.S. Galaxy.RANGE': 8 },
    also: [{ gold: 'L1: U.S.S. Galaxy [Commander Sulu]', gives: { 'U.S.S. Galaxy.RANGE': 8 } }],
  },
  {
    card: 'Commander Sulu',
    title: 'C-AFFIL-02: Commander Sulu reports to Sybok, who has the Sha Ka Ree icon, but not to Tomalak',
    gold: 'L1: Neutral Outpost [Sybok {as: Romulan}]; table: Alternate Universe Door; hand: Commander Sulu',
    texts: '2025-02',
    at: 'turn',
    can: 'report:commander-sulu:aboard:1',
    also: [
      {
        texts: '2025-02',
        gold: 'L1: Neutral Outpost [Tomalak]; table: Alternate Universe Door; hand: Commander Sulu',
        at: 'turn',
        cant: 'report:commander-sulu:aboard:1',
      },
    ],
  },
  {
    card: 'Commander Sulu',
    title: 'C-DOWNLOAD-10: Commander Sulu downloads Demora Sulu only aboard his player’s facility',
    gold: 'table: Alternate Universe Door; L1: Federation Outpost [Commander Sulu]; deck: Demora Sulu, Spock',
    can: 'download:3:0',
    also: [
      {
        gold: 'table: Alternate Universe Door; L1: U.S.S. Galaxy [Commander Sulu]; deck: Demora Sulu, Spock',
        cant: 'download:3',
      },
    ],
  },
  ...['Commander Sulu', 'Commander Uhura (Paradise Lost)'].map(
    (card): CardSpec => ({
      card,
      title: 'C-AFFIL-02: this personnel is in one Away Team with cards that have the Sha Ka Ree icon',
      gold: `L2: ${card}, Sybok {as: Klingon}, Kurn`,
      blue: 'seeds L2: Rock People',
      texts: '2025-02',
      does: 'attempt:L2:team-1',
      gives: { '1.stopped': 1, 'Sybok.stopped': 1, 'Kurn.stopped': null },
    }),
  ),
  {
    card: 'Commander Chekov (Paradise Lost)',
    title: 'C-SKILL-11: the U.S.S. Reliant with Commander Chekov aboard has WEAPONS +2',
    gold: 'L1: U.S.S. Reliant [Commander Chekov (Paradise Lost)]',
    gives: { 'U.S.S. Reliant.WEAPONS': 8, 'U.S.S. Reliant.RANGE': 6 },
    also: [
      { gold: 'L1: U.S.S. Galaxy [Commander Chekov (Paradise Lost)]', gives: { 'U.S.S. Galaxy.WEAPONS': 7 } },
      {
        gold: 'aboard:2: Commander Chekov (Paradise Lost)',
        blue: 'L1: U.S.S. Reliant',
        gives: { 'U.S.S. Reliant.WEAPONS': 6 },
      },
    ],
  },
  {
    card: 'Clark Terrell (Paradise Lost)',
    title:
      'C-TURN-17 C-MOVE-01 C-MOVE-09: Clark Terrell relocates his Away Team to the U.S.S. Reliant, wherever it is, once per game',
    gold: 'L2: Clark Terrell (Paradise Lost) {stopped: 1}, Calloway {stopped: 1}, Federation PADD, U.S.S. Reliant, U.S.S. Galaxy',
    blue: 'L2: Worf',
    can: { 'use:clark': ['use:clark-terrell-paradise-lost:1:4'] },
    next: {
      does: 'use:clark-terrell-paradise-lost:1:4',
      gives: { '1': 'aboard:4', Calloway: 'aboard:4', 'Federation PADD': 'aboard:4', Worf: 'surface:L2' },
      cant: 'use:clark',
    },
    also: [
      {
        gold: 'L2: Clark Terrell (Paradise Lost), Calloway; L1: U.S.S. Reliant; L5: Data',
        does: 'use:clark-terrell-paradise-lost:1:3',
        gives: { '1': 'aboard:3', Calloway: 'aboard:3', Data: 'surface:L5' },
      },
      { gold: 'L2: U.S.S. Reliant [Clark Terrell (Paradise Lost), Calloway]', cant: 'use:clark' },
    ],
  },
  {
    card: 'Colonel West',
    title: 'C-DOWNLOAD-10: Colonel West downloads Operation Retrieve only at the start of his player’s turn',
    gold: 'L2: Colonel West; deck: Assassination Plot, Operation Retrieve, Spock; L1: Federation Outpost; hand: Calloway',
    at: 'turn',
    can: { download: ['download:1:0', 'download:1:1'] },
    next: { does: 'report:calloway:aboard:2', can: { download: ['download:1:0'] } },
    also: [
      {
        gold: 'L2: Colonel West; deck: Assassination Plot, Operation Retrieve, Spock',
        turn: 'blue',
        at: 'turn',
        asked: { gold: ['gap'] },
        does: 'blue end:turn',
        can: { download: ['download:1:0'] },
      },
    ],
  },
  {
    card: 'Row, Row, Row your Boat',
    title: 'C-DILEMMA-06: Music ×2, or total attributes above 63 of three personnel',
    gold: 'L2: Data, Giusti, Calloway',
    blue: 'seeds L2: Row, Row, Row your Boat',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': null, 'blue.discard': ['Row, Row, Row your Boat'] },
    also: [
      {
        gold: 'L2: McKnight, Obarakeh',
        blue: 'seeds L2: Row, Row, Row your Boat',
        does: 'attempt:L2:team-1',
        gives: { 'McKnight.stopped': null },
      },
      {
        gold: 'L2: Giusti, Calloway, Linda Larson, Karen Loews, Hoya',
        blue: 'seeds L2: Row, Row, Row your Boat',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Breach Barrier',
    title: 'C-MISSION-20: Breach Barrier is worth 20 more points if it is solved with the opponent’s ship',
    gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas {owner: 1} [Captain B'Etor, T'Kar]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas [Captain B'Etor, T'Kar]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 20 },
      },
    ],
  },
  {
    card: 'Chariot of "God"',
    title: 'C-SKILL-11: the Chariot of “God” has RANGE +4 in the Great Barrier',
    gold: 'missions: Breach Barrier, Study Pulsar; L1: Chariot of "God"',
    gives: { '1.RANGE': 10, '1.WEAPONS': 6 },
    also: [{ gold: 'missions: Breach Barrier, Study Pulsar; L2: Chariot of "God"', gives: { '1.RANGE': 6 } }],
  },
  {
    card: 'Shuttle Galileo',
    title: 'C-MOVE-16: the Shuttle Galileo lands or takes off once per turn',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Shuttle Galileo {as: Federation} [Calloway]',
    does: 'land:1',
    gives: { 'Shuttle Galileo': 'surface:L1', 'Shuttle Galileo.spent': 0 },
    cant: 'takeoff',
  },
  {
    card: 'Shuttle Galileo*',
    title: 'C-MOVE-16: the Shuttle Galileo* lands or takes off once per turn',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Shuttle Galileo* {as: Federation} [Calloway]',
    does: 'land:1',
    gives: { 'Shuttle Galileo*': 'surface:L1' },
    cant: 'takeoff',
  },
];

provesCards(specs);
