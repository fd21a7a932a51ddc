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
  {
    card: 'Establish Trade Route',
    title:
      'C-MISSION-17 C-MISSION-18: a Trade Route is solved with Greed, Acquisition ×3, CUNNING and a trading ship, and only so brings a Trading Post',
    gold: "missions: Acquire Illicit Explosives, First Contact, Study Pulsar; space:L1: D'Kora Transport [Brathaw, Brathaw, Brathaw, Brathaw, Gegis, Quark, Gaila, Brunt]; at:L1: Establish Trade Route; deck: Ferengi Trading Post, Tricorder, Engineering Kit, Kurn",
    does: ['attempt:L1:1', 'get:ferengi-trading-post:space:L1'],
    gives: { 'L1.solved': 0, 'gold.score': 25 },
    also: [
      {
        gold: "missions: Acquire Illicit Explosives, First Contact, Study Pulsar; space:L1: D'Kora Transport [Brathaw, Brathaw, Gegis, Quark, Brunt]; at:L1: Establish Trade Route",
        does: 'attempt:L1:1',
        gives: { 'L1.solved': null },
      },
      {
        gold: "missions: Study Pulsar, First Contact, Explore Dyson Sphere; space:L1: D'Kora Transport [Brathaw, Gaila]; at:L1: Establish Trade Route",
        cant: { 'attempt:L1:1': 'C-MISSION-05' },
      },
      {
        // Gaila and Gorta solve it as it is printed.
        gold: "missions: Acquire Illicit Explosives, First Contact, Study Pulsar; space:L1: D'Kora Transport [Gaila, Gorta]; at:L1: Establish Trade Route; deck: Ferengi Trading Post",
        does: 'attempt:L1:1',
        gives: { 'L1.solved': 0, 'gold.discard': ['Establish Trade Route'] },
        cant: 'get',
      },
      {
        gold: 'hand: Establish Trade Route',
        at: 'turn',
        can: { play: ['play:establish-trade-route:at:L1', 'play:establish-trade-route:at:L3'] },
      },
    ],
  },
  {
    card: 'Leck',
    title: 'C-TURN-17: once per game, Leck kills any personnel present',
    gold: 'L2: Leck, Giusti; L5: Calloway',
    blue: 'L2: Data',
    can: { 'use:leck': 3 },
    next: { does: 'use:leck:1:4', gives: { Data: null }, cant: 'use:leck' },
  },
  {
    card: 'Letek',
    title: 'C-DILEMMA-09: Letek may nullify Ferengi Attack at his location',
    gold: 'L2: Giusti, Calloway; L2: Runabout [Letek]',
    blue: 'seeds L2: Ferengi Attack',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'blue who:1', 'use:letek:4:met'],
    log: 'Ferengi Attack is nullified',
    also: [
      {
        gold: 'L2: Giusti, Calloway; L5: Letek',
        blue: 'seeds L2: Ferengi Attack',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L2:team-1', 'blue who:1'],
        cant: 'use:letek',
      },
      {
        gold: 'L2: Giusti, Calloway, Letek',
        blue: 'seeds L2: Nausicaans',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'use:letek',
      },
    ],
  },
  {
    card: 'Tog',
    title: 'C-CAPTURE-01 C-TURN-17: Tog captures one opposing personnel with Empathy who is present per game',
    gold: 'L2: Tog, Tarmin',
    blue: 'L2: Deanna Troi, Giusti; L5: Tarmin',
    can: { 'use:tog': ['use:tog:1:3'] },
    next: { does: 'use:tog:1:3', log: 'captur', cant: 'use:tog' },
  },
  {
    card: 'Deyos',
    title:
      'C-DRAW-01: Deyos’s player may draw a card for each Jem’Hadar without Youth that enters play at his location',
    gold: "missions: Aid Fugitives, Study Pulsar; L1: Dominion Outpost [Deyos]; hand: Remata'Klan",
    at: 'turn',
    asked: { gold: ['played'] },
    does: ['report:remataklan:aboard:1', 'use:deyos:2:draw'],
    gives: { 'gold.hand': ['Calloway'] },
    also: [
      {
        gold: 'missions: Aid Fugitives, Study Pulsar; L1: Dominion Outpost [Deyos]; hand: Weyoun',
        at: 'turn',
        asked: { gold: ['played'] },
        does: 'report:weyoun:aboard:1',
        cant: 'use:deyos',
      },
    ],
  },
  {
    card: 'Goss',
    title: 'C-MISSION-05: while Goss is in play, Ferengi may attempt Wormhole Negotiations',
    gold: 'missions: Wormhole Negotiations, Study Pulsar; L1: Ferengi Shuttle {as: Ferengi} [Brunt]; L2: Goss',
    can: 'attempt:L1:1',
    also: [
      {
        gold: 'missions: Wormhole Negotiations, Study Pulsar; L1: Ferengi Shuttle {as: Ferengi} [Brunt]',
        cant: 'attempt:L1',
      },
    ],
  },
  {
    card: 'Hagath',
    title: 'C-PLAY-10: hand weapons report anywhere at Hagath’s location, but not aboard the opponent’s ships',
    gold: 'L2: U.S.S. Galaxy [Hagath], U.S.S. Oberth; L5: U.S.S. Nebula; hand: Starfleet Type II Phaser, Federation PADD',
    blue: 'L2: I.K.C. Buruk',
    at: 'turn',
    can: {
      report: [
        'report:starfleet-type-ii-phaser:aboard:1',
        'report:starfleet-type-ii-phaser:surface:L2',
        'report:starfleet-type-ii-phaser:aboard:3',
      ],
    },
    next: { does: 'report:starfleet-type-ii-phaser:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Krozh',
    title: 'C-PLAY-10: Krozh reports where his player has FCA',
    gold: 'L2: U.S.S. Galaxy {as: Ferengi} [Brunt]; L1: U.S.S. Oberth [Calloway]; hand: Krozh',
    blue: 'L5: Brunt',
    at: 'turn',
    can: { report: ['report:krozh:aboard:1'] },
    next: { does: 'report:krozh:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Ishka',
    title: 'C-PLAY-10: Gold-Pressed Latinum reports for free anywhere at Ishka’s location',
    gold: 'L2: Ishka, U.S.S. Galaxy; hand: Gold-Pressed Latinum, Federation PADD',
    at: 'turn',
    can: { report: ['report:gold-pressed-latinum:surface:L2', 'report:gold-pressed-latinum:aboard:2'] },
    next: { does: 'report:gold-pressed-latinum:aboard:2', gives: { 'turn.played': 0 } },
  },
  {
    card: 'Ishka',
    title: 'C-SKILL-11: where Ishka is, Grand Nagus Zek’s skills are doubled',
    gold: 'L2: Ishka, Grand Nagus Zek',
    gives: { 'Grand Nagus Zek.Greed': 2, 'Grand Nagus Zek.Diplomacy': 2, 'Grand Nagus Zek.Honor': 0 },
    also: [{ gold: 'L2: Ishka; L5: Grand Nagus Zek', gives: { 'Grand Nagus Zek.Greed': 1 } }],
  },
  {
    card: 'Ferengi Bug',
    title:
      'C-DILEMMA-18 C-DECK-15: without enough SECURITY and a tricorder, Ferengi Bug exposes your hand until it expires',
    gold: 'L2: Giusti; hand: Spock',
    blue: 'seeds L2: Ferengi Bug',
    does: 'attempt:L2:team-1',
    gives: { 'Ferengi Bug': 'at:L2', 'Ferengi Bug.count': 3, 'Giusti.stopped': 1 },
    also: [
      {
        gold: 'table: Treaty: Federation/Bajoran; L2: Odo, Giusti, Tricorder',
        blue: 'seeds L2: Ferengi Bug',
        does: 'attempt:L2:team-2',
        gives: { 'Ferengi Bug': null, 'Giusti.stopped': null, 'blue.discard': ['Ferengi Bug'] },
      },
      {
        gold: 'table: Treaty: Federation/Bajoran; L2: Odo, Giusti',
        blue: 'seeds L2: Ferengi Bug',
        does: 'attempt:L2:team-2',
        gives: { 'Ferengi Bug': 'at:L2' },
      },
    ],
  },
  {
    card: 'Strange Bedfellows',
    title:
      'C-DILEMMA-15: the male and the female with the lowest INTEGRITY are stopped, or discarded if it is the same',
    gold: 'L2: Inge Eiger, Giusti, Barron, Lopez',
    blue: 'seeds L2: Strange Bedfellows',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.stopped': 1,
      'Barron.stopped': 1,
      'Inge Eiger.stopped': null,
      'Lopez.stopped': null,
      'L2.seeds': [],
    },
    also: [
      {
        gold: 'L2: Giusti, Lopez',
        blue: 'seeds L2: Strange Bedfellows',
        does: 'attempt:L2:team-1',
        gives: { Giusti: null, Lopez: null, 'gold.discard has Lopez': true },
      },
      {
        gold: 'L2: Barron, Lopez',
        blue: 'seeds L2: Strange Bedfellows',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.stopped': null, 'blue.discard': ['Strange Bedfellows'] },
      },
    ],
  },
];

provesCards(specs);
