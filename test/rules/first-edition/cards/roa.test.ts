import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ambassador Krajensky',
    title: 'C-PLAY-10 C-SPACELINE-11: Ambassador Krajensky reports on Risa, and Calloway doesn’t',
    gold: 'missions: Study Pulsar, Risa Shore Leave, Excavation; hand: Ambassador Krajensky, Calloway',
    at: 'turn',
    can: { report: ['report:ambassador-krajensky:surface:L2'] },
    next: { does: 'report:ambassador-krajensky:surface:L2', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Dangerous Liaisons',
    title: 'C-DILEMMA-09 C-RESPONSE-07: Recruit Mercenaries nullify Dangerous Liaisons',
    gold: 'L2: Giusti, Data, Calloway; hand: Recruit Mercenaries',
    blue: 'seeds L2: Dangerous Liaisons',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:recruit-mercenaries'],
    gives: { 'Data.stopped': null, 'L2.seeds': [] },
    log: 'Dangerous Liaisons is nullified',
  },
  {
    card: 'Incoming Message - Ferengi',
    title: 'C-MOVE-13 C-TYPES-17: an Incoming Message calls a Ferengi ship back to its outpost',
    gold: 'hand: Incoming Message - Ferengi',
    blue: 'L1: Ferengi Shuttle {as: Ferengi} [Data {as: Ferengi}, Giusti {as: Ferengi}]; L3: Ferengi Outpost',
    does: ['play:incoming-message-ferengi:on:1', 'end:turn', 'blue end:turn'],
    gives: { 'Ferengi Shuttle': 'docked:4', 'gold.discard': ['Incoming Message - Ferengi'] },
  },
  {
    card: 'Frool',
    title: 'C-PLAY-10: Frool reports for free to the Ferengi Trading Post',
    gold: 'L1: Ferengi Trading Post; L2: Ferengi Outpost; hand: Frool, Frool',
    does: 'report:frool:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:frool:aboard:2', gives: { 'turn.played': 1 } },
  },
  {
    card: 'George Primmin',
    title: 'C-TYPES-11 C-TURN-17: George Primmin nullifies one Computer Crash per game',
    gold: 'L2: George Primmin; table: Computer Crash, Computer Crash, Red Alert!',
    can: { 'use:george-primmin': ['use:george-primmin:1:2', 'use:george-primmin:1:3'] },
    next: {
      does: 'use:george-primmin:1:2',
      gives: { 'gold.discard': ['Computer Crash'], '3': 'core:0' },
      cant: 'use:george-primmin',
    },
    also: [
      // A Computer Crash that is still a hidden agenda (C-TYPES-18).
      {
        gold: 'L2: George Primmin',
        blue: 'table: Computer Crash {hidden: true}, Computer Crash',
        can: { 'use:george-primmin': ['use:george-primmin:1:3'] },
      },
    ],
  },
  {
    card: "Ikat'ika",
    title: 'C-SKILL-11: Ikat’ika adds 1 to the STRENGTH of each of his player’s Jem’Hadar present who fights',
    gold: "L2: Ikat'ika, Azet'izan, Weyoun, Amar'itak",
    blue: "L2: Amat'igan",
    patch: { battle: { ...personnelBattle({ forces: [[1, 2, 3], [5]] }) } },
    gives: {
      "Ikat'ika.STRENGTH": 13,
      "Azet'izan.STRENGTH": 10,
      'Weyoun.STRENGTH': 5,
      "Amar'itak.STRENGTH": 8,
      "Amat'igan.STRENGTH": 10,
    },
    also: [
      { gold: "L2: Ikat'ika, Azet'izan", gives: { "Azet'izan.STRENGTH": 9 } },
      {
        gold: "L2: Azet'izan; L5: Ikat'ika",
        blue: "L2: Amat'igan",
        patch: { battle: { ...personnelBattle({ forces: [[1], [3]] }) } },
        gives: { "Azet'izan.STRENGTH": 9 },
      },
    ],
  },
  {
    card: 'Quark',
    title: 'C-SKILL-20: the INTEGRITY of Quark is 7 or 2, as his player chooses',
    gold: 'L2: Quark',
    at: 'turn',
    gives: { 'Quark.INTEGRITY': 7 },
    next: { does: 'use:quark:1:figure', gives: { 'Quark.INTEGRITY': 2 } },
  },
  {
    card: "B'rel",
    title: "C-MOVE-17: Engage Shuttle Operations can’t make B'rel carry a shuttlecraft",
    gold: "table: Engage Shuttle Operations; L2: B'rel {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]",
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'Patrol Ship',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make Patrol Ship carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: Patrol Ship {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'U.S.S. Sao Paulo',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make U.S.S. Sao Paulo carry a shuttlecraft, only a shuttlepod',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Sao Paulo {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Sao Paulo {as: Federation} [Geordi La Forge], Type 18 Shuttlepod [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
  {
    card: 'Jovis',
    title: 'C-CAPTURE-01 C-TURN-17: once per game, the Jovis captures an android on an undocked ship at its location',
    gold: 'L2: Jovis [Kivas Fajo]',
    blue: 'L2: U.S.S. Galaxy [Data, Calloway], Federation Outpost [Juliana Tainer]; L3: Runabout [Lal]',
    can: { 'use:jovis': ['use:jovis:1:4'] },
    next: { does: 'use:jovis:1:4', gives: { 'Data.captive': 'escorted', 'Data.seat': 0 }, cant: 'use:jovis' },
  },
];

provesCards(specs);
