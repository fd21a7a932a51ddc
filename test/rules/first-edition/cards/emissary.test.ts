import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Benjamin Sisko (Emissary)',
    title: 'C-SKILL-11: Benjamin Sisko (Emissary) has more skills only in the Gamma Quadrant',
    gold: 'missions: Chart Stellar Cluster, Access Relay Station; L1: Runabout [Benjamin Sisko (Emissary)]',
    gives: {
      'Benjamin Sisko (Emissary).ENGINEER': 1,
      'Benjamin Sisko (Emissary).Diplomacy': 1,
      'Benjamin Sisko (Emissary).Navigation': 1,
    },
    also: [
      {
        gold: 'L2: Benjamin Sisko (Emissary)',
        gives: {
          'Benjamin Sisko (Emissary).ENGINEER': 0,
          'Benjamin Sisko (Emissary).Diplomacy': 0,
          'Benjamin Sisko (Emissary).Navigation': 0,
        },
      },
    ],
  },
  {
    card: 'Jadzia Dax (Emissary)',
    title: 'C-SKILL-11: Jadzia Dax (Emissary) has more skills only in the Gamma Quadrant',
    gold: 'missions: Chart Stellar Cluster, Access Relay Station; L1: Runabout [Jadzia Dax (Emissary)]',
    gives: {
      'Jadzia Dax (Emissary).Geology': 1,
      'Jadzia Dax (Emissary).Physics': 1,
      'Jadzia Dax (Emissary).Archaeology': 1,
      'Jadzia Dax (Emissary).Exobiology': 1,
    },
    also: [
      {
        gold: 'L2: Jadzia Dax (Emissary)',
        gives: {
          'Jadzia Dax (Emissary).Geology': 0,
          'Jadzia Dax (Emissary).Physics': 0,
          'Jadzia Dax (Emissary).Archaeology': 0,
          'Jadzia Dax (Emissary).Exobiology': 0,
        },
      },
    ],
  },
  {
    card: 'Julian Bashir (Emissary)',
    title: 'C-SKILL-11: Julian Bashir (Emissary) has more skills only in the Gamma Quadrant',
    gold: 'missions: Chart Stellar Cluster, Access Relay Station; L1: Runabout [Julian Bashir (Emissary)]',
    gives: {
      'Julian Bashir (Emissary).SCIENCE': 1,
      'Julian Bashir (Emissary).Biology': 2,
      'Julian Bashir (Emissary).CUNNING': 10,
      'Julian Bashir (Emissary).STRENGTH': 7,
    },
    also: [
      {
        gold: 'L2: Julian Bashir (Emissary)',
        gives: {
          'Julian Bashir (Emissary).SCIENCE': 0,
          'Julian Bashir (Emissary).Biology': 1,
          'Julian Bashir (Emissary).CUNNING': 8,
          'Julian Bashir (Emissary).STRENGTH': 5,
        },
      },
    ],
  },
  {
    card: 'Melora Pazlar',
    title: 'C-SKILL-11: Melora Pazlar has more skills only in the Gamma Quadrant',
    gold: 'missions: Chart Stellar Cluster, Access Relay Station; L1: Runabout [Melora Pazlar]',
    gives: { 'Melora Pazlar.Stellar Cartography': 2, 'Melora Pazlar.Astrophysics': 2 },
    also: [
      { gold: 'L2: Melora Pazlar', gives: { 'Melora Pazlar.Stellar Cartography': 1, 'Melora Pazlar.Astrophysics': 1 } },
    ],
  },
  {
    card: "Miles O'Brien (Emissary)",
    title: 'C-SKILL-11: Miles O’Brien (Emissary) has more skills only in the Gamma Quadrant',
    gold: "missions: Chart Stellar Cluster, Access Relay Station; L1: Runabout [Miles O'Brien (Emissary)]",
    gives: {
      "Miles O'Brien (Emissary).SECURITY": 1,
      "Miles O'Brien (Emissary).Navigation": 1,
      "Miles O'Brien (Emissary).Transporter Skill": 1,
      "Miles O'Brien (Emissary).ENGINEER": 2,
    },
    also: [
      {
        gold: "L2: Miles O'Brien (Emissary)",
        gives: {
          "Miles O'Brien (Emissary).SECURITY": 0,
          "Miles O'Brien (Emissary).Navigation": 0,
          "Miles O'Brien (Emissary).Transporter Skill": 0,
          "Miles O'Brien (Emissary).ENGINEER": 1,
        },
      },
    ],
  },
  {
    card: 'Deputy Quark',
    title: 'C-SKILL-11: Deputy Quark has SECURITY only while Odo is in play',
    gold: 'L2: Deputy Quark',
    blue: 'L5: Odo',
    gives: { 'Deputy Quark.SECURITY': 1 },
    also: [{ gold: 'L2: Deputy Quark', gives: { 'Deputy Quark.SECURITY': 0 } }],
  },
  {
    card: 'Deputy Quark*',
    title: 'C-SKILL-11: Deputy Quark* has SECURITY only while Odo is in play',
    gold: 'L2: Deputy Quark*',
    blue: 'L5: Odo',
    gives: { 'Deputy Quark*.SECURITY': 1 },
    also: [{ gold: 'L2: Deputy Quark*', gives: { 'Deputy Quark*.SECURITY': 0 } }],
  },
  {
    card: 'Bajor for Bajorans',
    title: 'C-TURN-09: with Bajor for Bajorans, a player with only Bajorans may draw an extra card',
    gold: 'L2: Jaro Essa; table: Bajor for Bajorans',
    does: ['end:turn', 'draw'],
    gives: { 'gold.hand': ['Calloway', 'Spock'] },
    also: [
      {
        gold: 'L2: Jaro Essa; table: Bajor for Bajorans',
        does: ['end:turn', 'none'],
        gives: { 'gold.hand': ['Calloway'] },
      },
      {
        gold: 'L2: Jaro Essa, Data; table: Bajor for Bajorans',
        does: 'end:turn',
        gives: { 'gold.hand': ['Calloway'] },
      },
    ],
  },
  {
    card: 'Bajor for Bajorans',
    title: 'C-PLAY-03: Bajor for Bajorans is free with Jaro Essa in play',
    gold: 'L2: Jaro Essa; hand: Bajor for Bajorans',
    at: 'turn',
    does: 'play:bajor-for-bajorans:core:0',
    gives: { 'turn.played': 0 },
    also: [
      {
        gold: 'hand: Bajor for Bajorans',
        does: 'play:bajor-for-bajorans:core:0',
        at: 'turn',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Precision Piloting',
    title:
      'C-DILEMMA-06: Precision Piloting stops all pilots with a Command or Staff icon except one of their player’s choice',
    gold: 'L1: U.S.S. Galaxy [Data, Worf, Worf, Calloway]',
    blue: 'seeds L1: Precision Piloting',
    does: ['attempt:L1:1', 'who:3'],
    gives: { '3.stopped': null, '4.stopped': 1, 'Calloway.stopped': null },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Data, Calloway, Giusti]',
        blue: 'seeds L1: Precision Piloting',
        does: 'attempt:L1:1',
        gives: { 'Data.stopped': 1, 'L1.seeds.length': 1 },
      },
      {
        gold: 'L1: U.S.S. Galaxy [Worf, Calloway]',
        blue: 'seeds L1: Precision Piloting',
        does: 'attempt:L1:1',
        gives: { 'Worf.stopped': 1, 'Calloway.stopped': null, 'L1.seeds': [] },
      },
    ],
  },
  {
    card: 'Salvage Wrecked Ship',
    title: 'C-DOWNLOAD-01: when Salvage Wrecked Ship is solved, a Jem’Hadar Birthing Chamber may be downloaded aboard',
    gold: "missions: Salvage Wrecked Ship, Study Pulsar; L1: Kreechta [Tol, Kazago, Par Lenor, Rata]; deck: Jem'Hadar Birthing Chamber, Spock",
    does: 'attempt:L1:1',
    can: 'get:jemhadar-birthing-chamber:aboard:1',
  },
  {
    card: 'Raktajino',
    title: 'C-SKILL-14: Raktajino improves a unique personnel until the end of the turn',
    gold: 'L2: Kurn, Calloway; hand: Raktajino',
    does: 'play:raktajino:on:1:drink',
    gives: { 'Kurn.INTEGRITY': 10, 'Kurn.CUNNING': 8, 'Kurn.STRENGTH': 10 },
    next: { does: 'end:turn', gives: { 'Kurn.INTEGRITY': 8 } },
  },
  {
    card: 'Raktajino',
    title: 'C-SKILL-22: two copies of Raktajino improve a personnel no more than one',
    gold: 'L2: Kurn; hand: Raktajino',
    patch: { lasting: [{ what: 'raktajino', until: 'turn', seat: 0, piece: 1 }] },
    does: 'play:raktajino:on:1:drink',
    gives: { 'Kurn.INTEGRITY': 10 },
  },
  {
    card: 'Raktajino',
    title: 'C-DRAW-10: Raktajino shuffles the bottom three personnel and ships of the discard pile into the draw deck',
    gold: 'hand: Raktajino; discard: Worf, Tricorder, Runabout, Data, Kurn; deck: Spock',
    does: 'play:raktajino:core:0:discard',
    gives: { 'gold.discard': ['Raktajino', 'Worf', 'Tricorder'] },
    also: [{ gold: 'L2: Calloway; hand: Raktajino', cant: 'play:raktajino:on:1' }],
  },
  {
    card: 'Shipwright',
    title: 'C-SKILL-14: each Shipwright adds 1 to RANGE of its player’s Bajoran ships',
    gold: 'L1: Bajoran Scout Vessel, U.S.S. Oberth; table: Shipwright; hand: Shipwright',
    blue: 'L1: Bajoran Warship',
    at: 'turn',
    does: 'play:shipwright:core:0:stay',
    gives: { 'Bajoran Scout Vessel.RANGE': 10, 'U.S.S. Oberth.RANGE': 6 },
  },
  {
    card: 'Shipwright',
    title:
      'C-POINTS-01 C-TURN-18: a Shipwright that costs 5 points adds 10 to RANGE of a ship with a Solar Sail, for a turn',
    gold: 'L1: Baraka, U.S.S. Oberth; hand: Shipwright',
    at: 'turn',
    can: { 'play:shipwright:on': ['play:shipwright:on:1:sail'] },
    next: {
      does: 'play:shipwright:on:1:sail',
      gives: { 'gold.score': -5, 'Baraka.RANGE': 13 },
      next: { does: 'end:turn', gives: { 'Baraka.RANGE': 3 } },
    },
  },
  {
    card: 'Call for Reinforcements',
    title: 'C-PLAY-05 C-DOWNLOAD-01: Call for Reinforcements downloads a universal ship instead of the card play',
    gold: 'L1: Federation Outpost; table: Call for Reinforcements; deck: U.S.S. Oberth, U.S.S. Enterprise',
    does: 'use:call-for-reinforcements:2:ship',
    can: { get: ['get:uss-oberth:docked:1'] },
    next: {
      does: 'get:uss-oberth:docked:1',
      gives: { 'U.S.S. Oberth': 'docked:1', 'turn.played': 1, 'players.0.used': ['call-for-reinforcements ship'] },
    },
  },
  {
    card: 'Call for Reinforcements',
    title: 'C-DOCK-06 C-TURN-17: Call for Reinforcements repairs a ship with a matching facility, once per game',
    gold: "L1: Federation Outpost; table: Call for Reinforcements; L2: U.S.S. Oberth {damaged: true}, U.S.S. Galaxy, D'deridex {damaged: true}",
    can: { 'use:call-for-reinforcements:2': ['use:call-for-reinforcements:2:ship', 'use:call-for-reinforcements:2:3'] },
    next: {
      does: 'use:call-for-reinforcements:2:3',
      gives: { 'U.S.S. Oberth.damaged': null, 'turn.played': 1 },
      cant: { 'use:call-for-reinforcements:2:ship': 'C-PLAY-01' },
    },
  },
  {
    card: 'Oran',
    title: 'C-SKILL-07: when Oran reports, he has a skill of his player’s choice until the end of the turn',
    gold: 'L1: Cardassian Outpost; hand: Oran; table: Alternate Universe Door',
    at: 'turn',
    does: ['report:oran:aboard:1', 'skill:Honor'],
    gives: { 'Oran.Honor': 1 },
    next: { does: 'end:turn', gives: { 'Oran.Honor': 0 } },
  },
  {
    card: 'Tosk',
    title: 'C-SELECT-01: Tosk can’t be selected at random',
    gold: 'L2: Tosk {as: Federation}, Giusti',
    blue: 'seeds L2: Nausicaans',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, Tosk: 'surface:L2' },
    also: [
      {
        gold: 'L2: Tosk {as: Federation}, Giusti',
        blue: 'seeds L2: Ferengi Attack',
        does: ['attempt:L2:team-1', 'blue who:1'],
        gives: { Tosk: null },
      },
    ],
  },
  {
    card: 'Investigator Odo',
    title: 'C-CAPTURE-01 C-TURN-17: Investigator Odo captures an opposing personnel present once per game',
    gold: 'L2: Investigator Odo, Dukat',
    blue: 'L2: Worf, Vash, Calloway {captive: escorted, owner: 0}; L5: Spock',
    can: { 'use:investigator': ['use:investigator-odo:1:3', 'use:investigator-odo:1:4'] },
    next: { does: 'use:investigator-odo:1:3', gives: { 'Worf.captive': 'escorted' }, cant: 'use:investigator' },
  },
  {
    card: 'Arjin',
    title: 'C-PLAY-10: Arjin reports for free where his player’s Jadzia Dax is',
    gold: 'L2: Jadzia Dax; L1: Federation Outpost; hand: Arjin',
    blue: 'L5: Jadzia Dax',
    at: 'turn',
    can: { report: ['report:arjin:aboard:2', 'report:arjin:surface:L2'] },
    next: { does: 'report:arjin:surface:L2', gives: { 'turn.played': 0 } },
  },
  {
    card: 'Kira Taban',
    title: 'C-POINTS-03: Kira Taban scores his points when he is killed',
    gold: 'L2: Kira Taban {as: Federation}',
    blue: 'seeds L2: Dangerous Climb',
    does: 'attempt:L2:team-1',
    gives: { 'Kira Taban': null, 'gold.bonus': 5 },
  },
  {
    card: 'Hard Time',
    title: 'C-LEAVE-05 C-SKILL-10: a random personnel returns to hand, and as many as their icons must remain',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Hard Time',
    does: 'attempt:L2:team-1',
    log: 'to hand',
    gives: { 'blue.discard': ['Hard Time'] },
    also: [
      {
        gold: 'L2: Barron',
        blue: 'seeds L2: Hard Time',
        does: 'attempt:L2:team-1',
        gives: { 'gold.hand': ['Barron'], 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Host Tournament',
    title: 'C-PLAY-10: Non-Aligned personnel from the Gamma Quadrant report to the planet of Host Tournament',
    gold: 'missions: Host Tournament, Study Pulsar; hand: Falow, Lore, Remata’Klan',
    at: 'turn',
    can: 'report:falow:surface:L1',
    cant: ['report:lore:surface:L1', 'report:remataklan:surface:L1'],
    next: { does: 'report:falow:surface:L1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'U.S.S. Orinoco',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make U.S.S. Orinoco carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Orinoco {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
];

provesCards(specs);
