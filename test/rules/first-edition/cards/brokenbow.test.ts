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
    card: 'Combat-Ready: Tense Situation',
    title:
      'C-SKILL-14 C-TYPES-12: a Tense Situation gives Leadership to a MACO or bodyguard, and helps other leaders present',
    gold: 'L2: Amanda Cole, Jonathan Archer, Calloway, Farrell; L5: Jeremiah Hayes; hand: Combat-Ready: Tense Situation',
    blue: 'L2: Hideaki Chang, Jean-Luc Picard',
    at: 'turn',
    can: {
      'play:combat-ready-tense-situation': ['on:1', 'on:4', 'on:5'].map(
        (to) => `play:combat-ready-tense-situation:${to}`,
      ),
    },
    next: {
      does: 'play:combat-ready-tense-situation:on:1',
      gives: {
        'Amanda Cole.Leadership': 1,
        'Amanda Cole.STRENGTH': 6,
        'Jonathan Archer.SECURITY': 1,
        'Jonathan Archer.INTEGRITY': 9,
        'Jonathan Archer.CUNNING': 8,
        'Jonathan Archer.STRENGTH': 9,
        'Calloway.SECURITY': 0,
        'Jeremiah Hayes.STRENGTH': 7,
        'Jean-Luc Picard.SECURITY': 0,
        'Combat-Ready: Tense Situation.count': 4,
      },
    },
  },
  {
    card: 'Combat-Ready: Jury-Rig',
    title: 'C-TURN-18 C-SKILL-14: a Jury-Rig strengthens a MACO or Miracle Worker for a turn, but only once',
    gold: 'L2: Amanda Cole, Montgomery Scott, Worf; table: Alternate Universe Door; hand: Combat-Ready: Jury-Rig, Combat-Ready: Jury-Rig',
    can: { 'play:combat-ready-jury-rig': ['1', '2'].map((piece) => `play:combat-ready-jury-rig:on:${piece}`) },
    next: {
      does: ['play:combat-ready-jury-rig:on:1', 'play:combat-ready-jury-rig:on:1'],
      gives: {
        'Amanda Cole.INTEGRITY': 8,
        'Amanda Cole.ENGINEER': 1,
        'Amanda Cole.Transporter Skill': 1,
        'Amanda Cole.Computer Skill': 2,
      },
      next: { does: 'end:turn', gives: { 'Amanda Cole.INTEGRITY': 6, 'Amanda Cole.ENGINEER': 0 } },
    },
  },
  {
    card: 'Klingon Border Patrol',
    title:
      'C-POINTS-03: a Border Patrol scores if the ship is still present with an opponent’s ship when the next turn ends',
    gold: 'L1: I.K.S. Raptor, I.K.S. Bortas; L2: I.K.S. Raptor; hand: Klingon Border Patrol',
    blue: 'L1: U.S.S. Oberth',
    can: { play: ['play:klingon-border-patrol:on:1'] },
    next: {
      does: ['play:klingon-border-patrol:on:1', 'end:turn', 'blue end:turn', 'end:turn'],
      gives: { 'gold.score': 5 },
    },
    also: [
      {
        gold: 'L1: I.K.S. Raptor; on:1: Klingon Border Patrol {since: -2}, Klingon Border Patrol {since: -2}',
        blue: 'L1: U.S.S. Oberth',
        does: 'end:turn',
        gives: { 'gold.score': 5 },
      },
      {
        gold: 'L1: I.K.S. Raptor; on:1: Klingon Border Patrol {since: 0}',
        blue: 'L2: U.S.S. Oberth',
        does: 'end:turn',
        gives: { 'gold.score': 0, 'gold.discard': ['Klingon Border Patrol'] },
      },
    ],
  },
  {
    card: 'Phlox (Broken Bow)',
    title: 'C-SKILL-14: Phlox has all attributes +1 for each ANIMAL present',
    gold: 'L2: Phlox (Broken Bow), Targ, Targ; L5: Targ; deck: Sickbay: Menagerie, Spock',
    gives: { 'Phlox (Broken Bow).INTEGRITY': 9, 'Phlox (Broken Bow).CUNNING': 9, 'Phlox (Broken Bow).STRENGTH': 7 },
    can: 'download:1',
    also: [{ gold: 'L2: Phlox (Broken Bow), Data', blue: 'L2: Targ', gives: { 'Phlox (Broken Bow).STRENGTH': 5 } }],
  },
  {
    card: 'Four of Fifty',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Four of Fifty downloads One with the Borg instead of drawing',
    gold: 'L2: Four of Fifty; deck: One with the Borg, Spock',
    asked: { gold: ['draw'] },
    cant: 'use:four',
    next: {
      does: ['end:turn', 'use:four-of-fifty:1:card', 'get:one-with-the-borg:core:0'],
      gives: { 'gold.hand': [] },
    },
  },
  {
    card: 'Kelby',
    title: 'C-DOWNLOAD-10: Kelby downloads Divert Power unless any Tucker is present',
    gold: 'L2: Kelby; L5: Charles Tucker III; deck: Divert Power, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Kelby, Charles Tucker III; deck: Divert Power, Spock', cant: 'download:1' }],
  },
  {
    card: 'Jeremiah Hayes',
    title:
      'C-SKILL-11 C-TEAM-07: Jeremiah Hayes has Leadership while no other leader is present, not even the opponent’s',
    gold: 'L2: Jeremiah Hayes, Calloway; L5: Spock',
    blue: 'L5: Spock; L2: Calloway',
    gives: { 'Jeremiah Hayes.Leadership': 1 },
    also: [
      { gold: 'L2: Jeremiah Hayes, Spock', gives: { 'Jeremiah Hayes.Leadership': 0 } },
      { gold: 'L2: Jeremiah Hayes', blue: 'L2: Spock', gives: { 'Jeremiah Hayes.Leadership': 0 } },
      { gold: 'L2: Jeremiah Hayes, Giusti', gives: { 'Jeremiah Hayes.Leadership': 0 } },
      { gold: 'L2: Jeremiah Hayes', blue: 'L2: Spock', gives: { 'Jeremiah Hayes.Leadership': 0 } },
      { gold: 'L2: Jeremiah Hayes, Spock {numb: disabled}', gives: { 'Jeremiah Hayes.Leadership': 1 } },
    ],
  },

  {
    card: 'Contaminating a Culture',
    title:
      'C-DILEMMA-18 C-POINTS-01: after Contaminating a Culture, the owner of equipment discarded there loses 7 points',
    gold: 'L2: Barron, Lopez, Darian Wallace, Tricorder',
    blue: 'seeds L2: Contaminating a Culture, Common Thief',
    does: 'attempt:L2:team-1',
    gives: { 'gold.score': -7, 'Contaminating a Culture': null, 'blue.discard has Contaminating a Culture': true },
    also: [
      {
        gold: 'L2: Barron, Darian Wallace',
        blue: 'seeds L2: Contaminating a Culture, Nausicaans',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 0, 'Contaminating a Culture': 'at:L2' },
      },
      {
        gold: 'L2: Barron, Lopez',
        blue: 'seeds L2: Contaminating a Culture',
        does: 'attempt:L2:team-1',
        gives: { 'Lopez.stopped': 1, 'Contaminating a Culture': null, 'blue.discard': [] },
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
    gold: 'missions: Retrieve Materiel, Study Pulsar; L1: Data and Geordi, Mr. and Mrs. Troi, Smiley, U.S.S. Galaxy; deck: Vulcan Tricorder, Tricorder, Spock; table: Alternate Universe Door',
    does: 'attempt:L1:team-1',
    can: { '': ['get:vulcan-tricorder:surface:L1', 'get:vulcan-tricorder:aboard:4', 'none'] },
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
