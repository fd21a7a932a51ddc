import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Vetar',
    title: 'C-SKILL-11: Vetar has WEAPONS +2 when it fires at a Maquis ship',
    gold: 'L1: Vetar [Ekoor, Giusti {as: Cardassian}]',
    blue: 'L1: Maquis Raider',
    does: 'attack:all:1:4',
    log: 'ATTACK 10',
  },
  {
    card: 'Aftermath II',
    title: 'C-MISSION-25: Aftermath II lets a staffed ship fly to another wormhole, and turns over',
    gold: 'missions: Aftermath II, Excavation II; L1: Runabout [Data]',
    does: 'use:aftermath-ii:0:wormhole:L1:1:L2',
    gives: { Runabout: 'space:L2', 'L1.missions.0.card': 'aftermath-ii-back' },
    also: [{ gold: 'missions: Aftermath II, Excavation II; L1: Runabout', cant: 'use:aftermath-ii' }],
  },
  {
    card: 'Aftermath II (back)',
    title: 'C-MISSION-25: a Long-Range Scan turns Aftermath II over for a player with a staffed ship there',
    gold: 'missions: Aftermath II, Study Pulsar; L1: Runabout [Data]; hand: Long-Range Scan',
    patch: { 'locations.L1.missions': [{ card: 'aftermath-ii-back', owner: 0, front: 'aftermath-ii' }] },
    does: 'play:long-range-scan:at:L1:wormhole',
    gives: { 'L1.missions.0.card': 'aftermath-ii' },
    also: [
      {
        gold: 'missions: Aftermath II, Study Pulsar; L1: Runabout; hand: Long-Range Scan',
        cant: 'play:long-range-scan:at:L1:wormhole',
        patch: { 'locations.L1.missions': [{ card: 'aftermath-ii-back', owner: 0, front: 'aftermath-ii' }] },
      },
    ],
  },
  {
    card: 'Changeling Research II',
    title: 'C-MISSION-25: Changeling Research II lets a staffed ship fly to another wormhole, and turns over',
    gold: 'missions: Changeling Research II, Excavation II; L1: Runabout [Data]',
    does: 'use:changeling-research-ii:0:wormhole:L1:1:L2',
    gives: { Runabout: 'space:L2', 'L1.missions.0.card': 'changeling-research-ii-back' },
    also: [
      { gold: 'missions: Changeling Research II, Excavation II; L1: Runabout', cant: 'use:changeling-research-ii' },
    ],
  },
  {
    card: 'Changeling Research II (back)',
    title: 'C-MISSION-25: a Long-Range Scan turns Changeling Research II over for a player with a staffed ship there',
    gold: 'missions: Changeling Research II, Study Pulsar; L1: Runabout [Data]; hand: Long-Range Scan',
    patch: {
      'locations.L1.missions': [{ card: 'changeling-research-ii-back', owner: 0, front: 'changeling-research-ii' }],
    },
    does: 'play:long-range-scan:at:L1:wormhole',
    gives: { 'L1.missions.0.card': 'changeling-research-ii' },
    also: [
      {
        gold: 'missions: Changeling Research II, Study Pulsar; L1: Runabout; hand: Long-Range Scan',
        cant: 'play:long-range-scan:at:L1:wormhole',
        patch: {
          'locations.L1.missions': [{ card: 'changeling-research-ii-back', owner: 0, front: 'changeling-research-ii' }],
        },
      },
    ],
  },
  {
    card: 'Changeling Research II',
    title: 'C-DILEMMA-16: Seismic Quake at Changeling Research II affects two personnel',
    gold: 'missions: Changeling Research II, Study Pulsar; L1: Giusti {as: Romulan}, Data {as: Romulan}, Calloway {as: Romulan}, Worf {as: Romulan}',
    blue: 'seeds L1: Seismic Quake',
    does: 'attempt:L1:team-1',
    log: 'is doubled',
    also: [
      {
        gold: 'L2: Giusti, Data, Calloway',
        blue: 'seeds L2: Seismic Quake',
        does: 'attempt:L2:team-1',
        silent: 'is doubled',
      },
    ],
  },
  {
    card: 'Changeling Research II (back)',
    title: 'C-DILEMMA-16: Seismic Quake affects two personnel on the other side of Changeling Research II, too',
    gold: 'missions: Changeling Research II (back), Study Pulsar; L1: Giusti {as: Romulan}, Data {as: Romulan}, Calloway {as: Romulan}, Worf {as: Romulan}',
    blue: 'seeds L1: Seismic Quake',
    does: 'attempt:L1:team-1',
    log: 'is doubled',
  },
  {
    card: 'Falow',
    title: 'C-TURN-17 C-DILEMMA-09: Falow nullifies a Chula dilemma where he is, once per game',
    gold: 'L2: Falow, Giusti, Data',
    blue: 'seeds L2: Chula: The Chandra, Chula: The Dice',
    asked: { gold: ['dilemma'] },
    does: 'attempt:L2:team-2',
    can: 'use:falow',
    next: { does: 'use:falow:1:chula', log: 'Chula: The Chandra is nullified', cant: 'use:falow' },
    also: [
      {
        gold: 'L5: Falow; L2: Giusti, Data',
        blue: 'seeds L2: Chula: The Chandra',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-2',
        cant: 'use:falow',
      },
      {
        gold: 'L2: Falow, Giusti, Data',
        blue: 'seeds L2: A Bad End',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-2',
        cant: 'use:falow',
      },
    ],
  },
  {
    card: 'Renegade Borg Sphere',
    title: 'C-PLAY-10: Non-Aligned Borg report aboard a Renegade Borg Sphere',
    gold: 'L1: Renegade Borg Sphere; hand: General Korok, Thirteen of Nineteen, Vekor',
    at: 'turn',
    can: { report: ['report:general-korok:aboard:1'] },
  },
  {
    card: 'Renegade Borg Sphere',
    title: 'C-SKILL-11: a Renegade Borg Sphere has WEAPONS +4 when it fires at a Borg ship',
    gold: 'L1: Renegade Borg Sphere {as: Non-Aligned} [General Korok {mode: Non-Aligned}, Lansor]',
    blue: 'L1: Borg Cube',
    does: 'attack:all:1:4',
    log: 'ATTACK 10',
  },
  {
    card: 'Sarajevo',
    title: 'C-SKILL-11: Sarajevo has all attributes +1 for each Transporter Skill aboard, up to 3',
    gold: 'L1: Sarajevo [Burrows]',
    gives: { 'Sarajevo.RANGE': 6, 'Sarajevo.WEAPONS': 5, 'Sarajevo.SHIELDS': 5 },
    also: [
      { gold: 'L1: Sarajevo [Emory Erickson, Burrows]', gives: { 'Sarajevo.RANGE': 8 } },
      { gold: 'L1: Sarajevo; L2: Burrows', gives: { 'Sarajevo.RANGE': 5 } },
    ],
  },
  {
    card: 'For the Sisko',
    title: 'C-PLAY-05 C-DRAW-06: instead of the card play, a discarded card puts two Bajorans on top of the deck',
    gold: 'table: For the Sisko; hand: Calloway, Shipwright; discard: Kira Nerys, Kurn, Vedek Sorad',
    does: 'use:for-the-sisko:1:pray',
    can: { shed: ['shed:0'] },
    next: {
      does: 'shed:0',
      can: { take: ['take:kira-nerys', 'take:vedek-sorad'] },
      next: {
        does: ['take:kira-nerys', 'take:vedek-sorad'],
        gives: {
          'players.0.deck.0': 'vedek-sorad',
          'players.0.deck.1': 'kira-nerys',
          'turn.played': 1,
          'gold.hand': ['Calloway'],
        },
      },
    },
    also: [
      {
        gold: 'L2: Kira Nerys, Vedek Sorad, Akorem Laan; hand: For the Sisko',
        at: 'turn',
        can: 'play:for-the-sisko:core:0',
      },
      { gold: 'L2: Kira Nerys, Vedek Sorad; hand: For the Sisko', at: 'turn', cant: 'play' },
      { gold: 'table: For the Sisko; hand: Calloway; discard: Kira Nerys, Vedek Sorad', cant: 'use' },
    ],
  },
  {
    card: 'I Feel Young',
    title: 'C-TURN-18: a personnel with the Films icon gains Youth for a turn',
    gold: 'L2: Admiral Kirk, Calloway; hand: I Feel Young',
    can: { play: ['play:i-feel-young:on:1'] },
    next: {
      does: 'play:i-feel-young:on:1',
      gives: { 'Admiral Kirk.Youth': 1 },
      next: { does: 'end:turn', gives: { 'Admiral Kirk.Youth': 0 } },
    },
  },
  {
    card: 'I Feel Young',
    title:
      'C-DOWNLOAD-01 C-RESPONSE-16: just after a Spock was discarded from play, a Kirk with the Films icon is downloaded',
    gold: 'L1: Federation Outpost; L2: Spock, Giusti; table: Alternate Universe Door; hand: I Feel Young; deck: Admiral Kirk, Captain Kirk, Data',
    blue: 'table: Villagers with Torches',
    asked: { gold: ['left'] },
    does: ['attempt:L2:team-2', 'answer:i-feel-young'],
    can: { get: ['get:admiral-kirk:aboard:1'] },
  },
  {
    card: 'Critical Assistance',
    title: 'C-TURN-16 C-STOP-01: once per turn, a Nurse is stopped to download MEDICAL-related equipment',
    gold: 'L2: Alyssa Ogawa, Calloway; hand: Critical Assistance, Critical Assistance; deck: Medical Kit, Klingon Disruptor',
    does: 'play:critical-assistance:on:1:tool',
    can: { get: ['get:medical-kit:surface:L2'] },
    next: {
      does: 'get:medical-kit:surface:L2',
      gives: { 'Alyssa Ogawa.stopped': 1, 'Medical Kit': 'surface:L2' },
      cant: 'play',
    },
  },
  {
    card: 'Critical Assistance',
    title: 'C-STOP-01: a Nurse is stopped to “unstop” a personnel of MEDICAL classification present',
    gold: 'L2: Alyssa Ogawa, Calloway {stopped: 1}, Giusti {stopped: 1}; hand: Critical Assistance',
    does: 'play:critical-assistance:on:1:help',
    gives: { 'Alyssa Ogawa.stopped': 1, 'Calloway.stopped': null, 'Giusti.stopped': 1 },
    also: [
      { gold: 'L2: Alyssa Ogawa, Calloway; hand: Critical Assistance', cant: 'play:critical-assistance:on:1:help' },
    ],
  },
];

provesCards(specs);
