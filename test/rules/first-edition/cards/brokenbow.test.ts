import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Bu'kaH",
    title: 'C-SKILL-11: Bu’kaH has more skills only aboard a 22nd-century Klingon ship',
    gold: "L1: I.K.S. Raptor [Bu'kaH]",
    gives: { "Bu'kaH.ENGINEER": 2 },
    also: [
      { gold: "L1: I.K.C. Vorn [Bu'kaH]", gives: { "Bu'kaH.ENGINEER": 1 } },
      { gold: "L2: Bu'kaH", gives: { "Bu'kaH.ENGINEER": 1 } },
    ],
  },
  {
    card: 'Escape Gulag',
    title: 'C-MISSION-01: on its far end, Klingons solve Escape Gulag',
    gold: "L4: Maltz, Nu'Tal, Sons of Mogh",
    blue: 'missions: Escape Gulag, Survey Mission',
    does: 'attempt:L4:team-1',
    gives: { 'L4.solved': 0 },
  },
  {
    card: 'Intrepid',
    title: 'C-MOVE-12: Intrepid has RANGE +2 for a move within a region',
    gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Intrepid {spent: 3} [Burrows]',
    can: 'move:1:L1',
    also: [
      {
        gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Intrepid {spent: 4} [Burrows]',
        cant: 'move:1:L1',
      },
    ],
  },
  {
    card: 'Jonathan Archer (Broken Bow)',
    title: 'C-SKILL-11: Jonathan Archer (Broken Bow) has more skills only at a space location',
    gold: 'L1: Runabout [Jonathan Archer (Broken Bow)]',
    gives: {
      'Jonathan Archer (Broken Bow).Navigation': 1,
      'Jonathan Archer (Broken Bow).Anthropology': 1,
      'Jonathan Archer (Broken Bow).Physics': 1,
      'Jonathan Archer (Broken Bow).Law': 1,
    },
    also: [
      {
        gold: 'L2: Jonathan Archer (Broken Bow)',
        gives: {
          'Jonathan Archer (Broken Bow).Navigation': 0,
          'Jonathan Archer (Broken Bow).Anthropology': 0,
          'Jonathan Archer (Broken Bow).Physics': 0,
          'Jonathan Archer (Broken Bow).Law': 0,
        },
      },
    ],
  },
  {
    card: 'Extract Rare Mineral',
    title:
      'C-MISSION-20: Extract Rare Mineral is worth 5 more points with a shuttlepod or a Vulcan ship of either player there',
    gold: 'missions: Extract Rare Mineral, Study Pulsar; L1: U.S.S. Galaxy [Ezri Dax, Mr. and Mrs. Troi, Data and Geordi]',
    does: 'attempt:L1:1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Extract Rare Mineral, Study Pulsar; L1: U.S.S. Galaxy [Ezri Dax, Mr. and Mrs. Troi, Data and Geordi]',
        blue: 'L1: Type 18 Shuttlepod',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: "missions: Extract Rare Mineral, Study Pulsar; L1: U.S.S. Galaxy [Ezri Dax, Mr. and Mrs. Troi, Data and Geordi], Ni'Var",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Survey New World',
    title: 'C-MISSION-20: Survey New World is worth 5 more points with a landed ship or an Environmental Suit there',
    gold: "missions: Survey New World, Study Pulsar; L1: Captain B'Etor, Tumek, Sons of Mogh, Ch'Pok, Kurdon",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: "missions: Survey New World, Study Pulsar; L1: Captain B'Etor, Tumek, Sons of Mogh, Ch'Pok; surface:L1: Kazon Shuttle",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: "missions: Survey New World, Study Pulsar; L1: Captain B'Etor, Tumek, Sons of Mogh, Ch'Pok, Environmental Suit",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Retrieve Materiel',
    title: 'C-DOWNLOAD-01: the player who solves Retrieve Materiel may download a 22nd-century equipment there',
    gold: 'missions: Retrieve Materiel, Study Pulsar; L1: Data and Geordi, Mr. and Mrs. Troi, Smiley; deck: Vulcan Tricorder, Tricorder, Spock; table: Alternate Universe Door',
    does: 'attempt:L1:team-1',
    can: { '': ['get:vulcan-tricorder:surface:L1', 'none'] },
  },
  {
    card: 'Shuttlepod One',
    title: 'C-PLAY-10 C-PLAY-03: Shuttlepod One reports free aboard an NX-class ship',
    gold: 'L2: Enterprise, U.S.S. Galaxy; hand: Shuttlepod One; table: Alternate Universe Door',
    at: 'turn',
    can: { report: ['report:shuttlepod-one:aboard:1'] },
    next: { does: 'report:shuttlepod-one:aboard:1', gives: { 'turn.played': 0 } },
  },
  {
    card: 'Shuttlepod Two',
    title: 'C-PLAY-10 C-PLAY-16: Shuttlepod Two reports aboard an NX-class ship with one personnel',
    gold: 'L2: Enterprise, U.S.S. Galaxy; hand: Shuttlepod Two, Amanda Cole, Admiral Black; table: Alternate Universe Door',
    at: 'turn',
    does: ['report:shuttlepod-two:aboard:1', 'crew:amanda-cole'],
    cant: 'crew',
    gives: { 'gold.hand': ['Admiral Black'], 'turn.played': 1 },
  },
];

provesCards(specs);
