import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "We're Ready",
    title: 'C-PLAY-01: We’re Ready is played only with three Starfleet personnel in play',
    gold: "L2: Burrows, Elizabeth Cutler, Jonathan Archer (Broken Bow); hand: We're Ready; table: Alternate Universe Door",
    can: 'play:were-ready:core:0',
    also: [
      {
        gold: "L2: Burrows, Elizabeth Cutler; hand: We're Ready; table: Alternate Universe Door",
        cant: 'play:were-ready',
      },
    ],
  },
  {
    card: "We're Ready",
    title: 'C-TURN-09: with We’re Ready and no Non-Aligned card, a player may draw an extra card',
    gold: "L2: Burrows; table: We're Ready",
    does: ['end:turn', 'draw'],
    gives: { 'gold.hand': ['Calloway', 'Spock'] },
    also: [{ gold: "L2: Burrows, Vekor; table: We're Ready", does: 'end:turn', gives: { 'gold.hand': ['Calloway'] } }],
  },
  {
    card: 'Absolute Power',
    title: 'C-TURN-17 C-STOP-01: once per game, a personnel dies to “unstop” the augments of the same affiliation',
    gold: 'L2: Sunad, Joaquin {stopped: 1}, Pennett {stopped: 1}, Laneth {stopped: 1}; hand: Absolute Power, Absolute Power',
    does: 'play:absolute-power:on:1:unstop',
    gives: {
      Sunad: null,
      'Joaquin.stopped': null,
      'Pennett.stopped': null,
      'Laneth.stopped': 1,
      'players.0.used': ['absolute-power'],
    },
    cant: 'play:absolute-power:on:4:unstop',
  },
  {
    card: 'Absolute Power',
    title: 'C-TURN-16 C-DRAW-01: once per turn, an augment dies to draw three cards',
    gold: 'L2: Sunad, Joaquin, Pennett; hand: Absolute Power',
    can: { 'play:absolute-power:on': 5 },
    next: {
      does: 'play:absolute-power:on:2:draw',
      gives: { Joaquin: null, 'players.0.hand.length': 3 },
    },
  },
  {
    card: 'Diverse Experiences',
    title: 'C-TURN-16 C-DRAW-01: solving a mission draws a card for each 22nd-century personnel who took part',
    gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi, Arik Soong {mode: Non-Aligned}; hand: Diverse Experiences',
    asked: { gold: ['solved'] },
    does: ['attempt:L2:team-1', 'answer:diverse-experiences'],
    gives: { 'players.0.hand.length': 1, 'gold.discard': ['Diverse Experiences'] },
    also: [
      {
        gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: Diverse Experiences',
        asked: { gold: ['solved'] },
        does: 'attempt:L2:team-1',
        cant: 'answer',
      },
    ],
  },
  {
    card: 'File Annual Report',
    title:
      'C-MISSION-17 C-MISSION-20: after another mission, Starfleet solves Earth for 30 points, and downloads a universal Starfleet personnel',
    gold: 'missions: Study Pulsar, Espionage Mission; surface:L2: Jonathan Archer, McDermott, Private Palmer, Amanda Cole, Jeremiah Hayes, Hideaki Chang; space:L2: Intrepid [McDermott]; at:L2: File Annual Report; deck: Private Brown, Data',
    patch: { 'locations.L1.solved': 0 },
    does: 'attempt:L2:team-1',
    gives: { 'gold.score': 30, 'L2.solved': 0 },
    also: [
      {
        gold: 'missions: Study Pulsar, Espionage Mission; surface:L2: Jonathan Archer, McDermott, Private Palmer, Amanda Cole, Jeremiah Hayes, Hideaki Chang; space:L2: Intrepid [McDermott]; at:L2: File Annual Report',
        cant: { 'attempt:L2:team-1': 'C-MISSION-05' },
      },
      {
        gold: 'missions: Study Pulsar, Espionage Mission; surface:L2: Jonathan Archer, McDermott, Private Palmer, Amanda Cole, Jeremiah Hayes, Hideaki Chang; at:L2: File Annual Report',
        patch: { 'locations.L1.solved': 0 },
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': null },
      },
      {
        gold: 'missions: Study Pulsar, Espionage Mission; surface:L2: Jonathan Archer, McDermott, Private Palmer, Amanda Cole, Jeremiah Hayes, Hideaki Chang; at:L2: File Annual Report',
        blue: 'space:L2: Intrepid [McDermott]',
        patch: { 'locations.L1.solved': 0 },
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0 },
      },
      {
        gold: 'missions: Study Pulsar, Espionage Mission; hand: File Annual Report; L1: Calloway; table: Alternate Universe Door',
        at: 'turn',
        can: { 'play:file': ['play:file-annual-report:at:L2'] },
      },
    ],
  },
  {
    card: 'Finally Ready to Swim',
    title: 'C-TURN-16 C-DRAW-07: a 22nd-century card may draw a card, and other personnel cost a card from hand',
    gold: 'L1: Starfleet Outpost; L2: Federation Outpost; table: Finally Ready to Swim, Alternate Universe Door; hand: McDermott',
    at: 'turn',
    does: ['report:mcdermott:aboard:1', 'use'],
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: 'L2: Federation Outpost; table: Finally Ready to Swim; hand: Calloway, Kurn',
        at: 'turn',
        does: 'report:calloway:aboard:1',
        gives: { 'gold.discard': ['Kurn'] },
      },
      { gold: 'hand: Finally Ready to Swim; table: Alternate Universe Door', at: 'turn', cant: 'play' },
    ],
  },
  {
    card: 'Nijil',
    title: 'C-SKILL-11: with Nijil, his player’s Drone-class ships have RANGE +2',
    gold: 'L1: Raptor One, Runabout; L5: Nijil',
    blue: 'L1: Raptor One',
    gives: { '1.RANGE': 9, '4.RANGE': 7, 'Runabout.RANGE': 7 },
  },
  {
    card: "General K'Vagh",
    title: 'C-DRAW-01 C-TURN-16: General K’Vagh’s player may draw once per turn when their Augment reports where he is',
    gold: "table: Alternate Universe Door; L1: Klingon Outpost [General K'Vagh]; hand: Laneth",
    at: 'turn',
    asked: { gold: ['played'] },
    does: ['report:laneth:aboard:2', 'use:general-kvagh:3:draw'],
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: "table: Alternate Universe Door; L1: Klingon Outpost [General K'Vagh]; hand: Antaak",
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:antaak:aboard:2',
        cant: 'use:general',
      },
      {
        gold: "table: Alternate Universe Door, Red Alert!; L1: Klingon Outpost [General K'Vagh]; hand: Laneth, Volok",
        at: 'turn',
        asked: { gold: ['played'] },
        does: [
          'use:red-alert:2:alert',
          'report:laneth:aboard:3',
          'use:general-kvagh:4:draw',
          'pass',
          'report:volok:aboard:3',
        ],
        cant: 'use:general',
      },
      {
        gold: "table: Alternate Universe Door; L1: Klingon Outpost; L2: General K'Vagh; hand: Laneth",
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:laneth:aboard:2',
        cant: 'use:general',
      },
    ],
  },
  {
    card: 'Cargo Pirates',
    title:
      'C-SELECT-02: one is stopped, and another if you have a Delta Quadrant personnel or the opponent three thieves',
    gold: 'L2: Joseph Carey, Giusti',
    blue: 'seeds L2: Cargo Pirates',
    does: 'attempt:L2:team-1',
    gives: { 'Joseph Carey.stopped': 1, 'Giusti.stopped': 1, 'blue.discard': ['Cargo Pirates'] },
    also: [
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'L5: Krem, Muk, Ulis; seeds L2: Cargo Pirates',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Giusti.stopped': 1 },
      },
      {
        gold: 'L2: Giusti',
        blue: 'L5: Krem, Muk; seeds L2: Cargo Pirates',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1 },
      },
    ],
  },
  {
    card: 'Rumplestiltskin',
    title: 'C-SKILL-10: someone is stopped for each personnel with five or more skill icons',
    gold: 'L2: Jean-Luc Picard',
    blue: 'seeds L2: Rumplestiltskin',
    does: 'attempt:L2:team-1',
    gives: { 'Jean-Luc Picard.stopped': 1, 'blue.discard': ['Rumplestiltskin'] },
    also: [
      {
        gold: 'L2: Geordi La Forge',
        blue: 'seeds L2: Rumplestiltskin',
        does: 'attempt:L2:team-1',
        gives: { 'Geordi La Forge.stopped': null, 'blue.discard': ['Rumplestiltskin'] },
      },
    ],
  },
  {
    card: 'Free Orion Slaves',
    title: 'C-PLAY-10 C-TURN-16: Orions report at the location of Free Orion Slaves, one each turn for free',
    gold: "missions: Free Orion Slaves, Study Pulsar; L1: Yridian Shuttle; hand: D'Nesh, Maras, Navaar, Spock; table: Alternate Universe Door",
    at: 'turn',
    does: 'report:dnesh:aboard:1',
    gives: { 'turn.played': 0 },
    cant: 'report:spock:surface:L1',
    next: {
      does: 'report:maras:surface:L1',
      gives: { 'turn.played': 1 },
      cant: 'report:navaar:surface:L1',
    },
  },
  {
    card: 'Raptor One',
    title: 'C-PLAY-10: Raptor One reports to any spaceline location',
    gold: 'missions: Hostage Crisis, Study Pulsar; hand: Raptor One; table: Alternate Universe Door',
    blue: 'missions:',
    at: 'turn',
    can: { report: ['report:raptor-one:space:L1', 'report:raptor-one:space:L2'] },
    next: { does: 'report:raptor-one:space:L1', gives: { 'turn.played': 1 } },
  },
];

provesCards(specs);
