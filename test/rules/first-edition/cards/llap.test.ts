import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Cultural Observation II',
    title: 'C-MISSION-25: Cultural Observation II lets a staffed ship fly to another wormhole, and turns over',
    gold: 'missions: Cultural Observation II, Excavation II; L1: Runabout [Data]',
    does: 'use:cultural-observation-ii:0:wormhole:L1:1:L2',
    gives: { Runabout: 'space:L2', 'L1.missions.0.card': 'cultural-observation-ii-back' },
    also: [
      { gold: 'missions: Cultural Observation II, Excavation II; L1: Runabout', cant: 'use:cultural-observation-ii' },
    ],
  },
  {
    card: 'Cultural Observation II (back)',
    title: 'C-MISSION-25: a Long-Range Scan turns Cultural Observation II over for a player with a staffed ship there',
    gold: 'missions: Cultural Observation II, Study Pulsar; L1: Runabout [Data]; hand: Long-Range Scan',
    patch: {
      'locations.L1.missions': [{ card: 'cultural-observation-ii-back', owner: 0, front: 'cultural-observation-ii' }],
    },
    does: 'play:long-range-scan:at:L1:wormhole',
    gives: { 'L1.missions.0.card': 'cultural-observation-ii' },
    also: [
      {
        gold: 'missions: Cultural Observation II, Study Pulsar; L1: Runabout; hand: Long-Range Scan',
        cant: 'play:long-range-scan:at:L1:wormhole',
        patch: {
          'locations.L1.missions': [
            { card: 'cultural-observation-ii-back', owner: 0, front: 'cultural-observation-ii' },
          ],
        },
      },
    ],
  },
  {
    card: 'Espionage: Romulan on Vulcan',
    title: 'C-MISSION-05: with Espionage: Romulan on Vulcan, Romulans attempt a Vulcan mission',
    gold: 'missions: Cultural Observation II, Study Pulsar; L1: Tomalak; hand: Espionage: Romulan on Vulcan',
    can: { 'play:espionage': ['play:espionage-romulan-on-vulcan:at:L1'] },
    cant: 'attempt:L1',
    next: { does: 'play:espionage-romulan-on-vulcan:at:L1', can: 'attempt:L1:team-1' },
  },
  {
    card: 'Espionage: Starfleet on Vulcan',
    title: 'C-MISSION-05: with Espionage: Starfleet on Vulcan, Starfleet personnel attempt a Vulcan mission',
    gold: 'missions: Assemble Fleet, Study Pulsar, First Contact; L1: Sarajevo [Burrows]; hand: Espionage: Starfleet on Vulcan',
    can: { 'play:espionage': ['play:espionage-starfleet-on-vulcan:at:L1'] },
    cant: 'attempt:L1',
    next: { does: 'play:espionage-starfleet-on-vulcan:at:L1', can: 'attempt:L1:1' },
  },
  {
    card: 'Jonathan Archer (Live Long and Prosper)',
    title:
      'C-DOWNLOAD-10: Jonathan Archer (Live Long and Prosper) downloads The Katra of Surak only while he is Vulcan',
    gold: 'L2: Jonathan Archer (Live Long and Prosper) {mode: Vulcan}; deck: The Katra of Surak, Spock; table: Alternate Universe Door',
    can: 'download:1:0',
    also: [
      {
        gold: 'L2: Jonathan Archer (Live Long and Prosper) {mode: Starfleet}; deck: The Katra of Surak, Spock; table: Alternate Universe Door',
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Jonathan Archer (Live Long and Prosper)*',
    title:
      'C-DOWNLOAD-10: Jonathan Archer (Live Long and Prosper)* downloads The Katra of Surak only while he is Vulcan',
    gold: 'L2: Jonathan Archer (Live Long and Prosper)* {mode: Vulcan}; deck: The Katra of Surak, Spock; table: Alternate Universe Door',
    can: 'download:1:0',
    also: [
      {
        gold: 'L2: Jonathan Archer (Live Long and Prosper)* {mode: Starfleet}; deck: The Katra of Surak, Spock; table: Alternate Universe Door',
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Neuropressure Massage',
    title:
      'C-DRAW-01 C-AFFIL-08: with only Vulcans, their player may draw two cards at turn’s end and put one of them back',
    gold: "L2: T'Lam, Selok; table: Neuropressure Massage, Neuropressure Massage; hand: Kurn",
    does: ['end:turn', 'draw'],
    can: { shed: ['shed:0', 'shed:1'] },
    next: {
      does: 'shed:0',
      gives: { 'players.0.hand.length': 3, 'gold.hand has Kurn': true, 'players.0.deck.length': 6 },
    },
    also: [
      { gold: "L2: T'Lam, Kurn; table: Neuropressure Massage", does: 'end:turn', gives: { 'turn.seat': 1 } },
      {
        gold: "L2: T'Lam; table: Neuropressure Massage",
        turn: 'blue',
        does: 'blue end:turn',
        gives: { 'turn.seat': 0 },
      },
    ],
  },
  {
    card: 'Temper Advancements',
    title: 'C-STOP-01 C-AFFIL-08: personnel and ships that aren’t Vulcan by affiliation enter play “stopped”',
    gold: 'L1: Federation Outpost; hand: U.S.S. Oberth',
    blue: 'table: Temper Advancements',
    at: 'turn',
    does: 'report:uss-oberth:docked:1',
    gives: { 'U.S.S. Oberth.stopped': 1 },
    also: [
      {
        gold: "L1: Starfleet Outpost; hand: T'Lam; table: Temper Advancements, Alternate Universe Door, Treaty: Starfleet/Vulcan",
        at: 'turn',
        does: 'report:tlam:aboard:1',
        gives: { "T'Lam.stopped": null },
      },
      {
        gold: 'table: Temper Advancements {hidden: true}',
        does: 'activate:1',
        gives: { 'players.0.used': ['temper-advancements'] },
      },
      {
        gold: 'table: Temper Advancements {hidden: true}',
        patch: { 'players.0.used': ['temper-advancements'] },
        cant: { 'activate:1': 'C-TYPES-18' },
      },
    ],
  },
  {
    card: "You're Not Ready",
    title: 'C-MISSION-03: beside You’re Not Ready, an opponent needs nine personnel to begin an attempt',
    gold: 'L2: Calloway, Giusti; L5: Worf',
    blue: "gap:L1: You're Not Ready",
    cant: { 'attempt:L2:team-1': 'C-MISSION-03' },
    can: 'attempt:L5:team-3',
    also: [
      { gold: "L2: Calloway, Giusti; gap:L1: You're Not Ready", can: 'attempt:L2:team-1' },
      {
        gold: 'L2: Calloway, Giusti, Taitt, Worf, Data, Spock, Jean-Luc Picard, Benjamin Sisko, Beverly Crusher',
        blue: "gap:L2: You're Not Ready",
        can: 'attempt:L2:team-1',
      },
      {
        gold: "L2: T'Lam, Delvok, Soval; hand: You're Not Ready",
        at: 'turn',
        can: { play: ['L1', 'L2', 'L3', 'L4'].map((at) => `play:youre-not-ready:gap:${at}`) },
      },
      { gold: "L2: T'Lam, Delvok, Selok; hand: You're Not Ready", at: 'turn', cant: 'play' },
    ],
  },
  {
    card: 'Oratt',
    title: 'C-TURN-17 C-STOP-01: three times per game, Oratt stops to look at the opponent’s hand',
    gold: 'L2: Oratt',
    blue: 'hand: Worf',
    does: 'use:oratt:1:look',
    gives: { 'Oratt.stopped': 1 },
    log: 'looks at Blue’s hand',
    cant: 'use:oratt',
    also: [
      { gold: 'L2: Oratt', patch: { 'players.0.used': ['oratt', 'oratt again'] }, can: 'use:oratt' },
      {
        gold: 'L2: Oratt',
        patch: { 'players.0.used': ['oratt', 'oratt again', 'oratt once more'] },
        cant: 'use:oratt',
      },
    ],
  },
  {
    card: "V'Las",
    title: 'C-TURN-17 C-LEAVE-06: once per game, V’Las discards a Dissident present',
    gold: "L2: V'Las, Suran, Giusti, Suran; L5: T'Les; deck: Orbital Bombardment, Spock; table: Alternate Universe Door",
    can: { 'use:vlas': ['use:vlas:1:2', 'use:vlas:1:4'], download: ['download:1:0'] },
    next: { does: 'use:vlas:1:2', gives: { 'gold.discard': ['Suran'] }, cant: 'use:vlas' },
    also: [{ gold: "L2: V'Las", blue: 'L2: Suran', does: 'use:vlas:1:2', gives: { 'blue.discard': ['Suran'] } }],
  },
  {
    card: "V'Las*",
    title: 'C-TURN-17 C-LEAVE-06: once per game, V’Las* discards a Dissident present',
    gold: "L2: V'Las*, Suran, Giusti, Suran",
    does: 'use:vlas-star:1:2',
    gives: { 'gold.discard': ['Suran'] },
    cant: 'use:vlas',
  },
  {
    card: 'Menos',
    title: 'C-SELECT-02: the opponent can’t choose Menos, who has V’Shar only while Vulcan',
    gold: 'L2: Menos {mode: Vulcan, as: Federation}, Giusti',
    blue: 'seeds L2: Ferengi Attack',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, Menos: 'surface:L2' },
    also: [
      { gold: 'L2: Menos {mode: Vulcan}', gives: { "Menos.V'Shar": 1 } },
      { gold: 'L2: Menos {mode: Non-Aligned}', gives: { "Menos.V'Shar": 0 } },
    ],
  },
  {
    card: 'Menos*',
    title: 'C-SELECT-02: the opponent can’t choose Menos*',
    gold: 'L2: Menos* {mode: Vulcan, as: Federation}, Giusti',
    blue: 'seeds L2: Ferengi Attack',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, 'Menos*': 'surface:L2' },
  },
  {
    card: 'Locate Telepaths',
    title: 'C-MISSION-20: Locate Telepaths is worth 5 more points with an Aenar, a Breen or Shran present',
    gold: "missions: Locate Telepaths, Study Pulsar; L1: Tal'Aura, The Viceroy (Homefront III)",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Locate Telepaths, Study Pulsar; L1: Tal'Aura, The Viceroy (Homefront III), Gareb {as: Romulan}",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 40 },
      },
      {
        gold: "missions: Locate Telepaths, Study Pulsar; L1: Tal'Aura, The Viceroy (Homefront III), Thot Gor {as: Romulan}",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 40 },
      },
    ],
  },
  {
    card: 'Intercept Dignitary',
    title: 'C-TYPES-11: the player who solves Intercept Dignitary may nullify a card with the Scheme icon',
    gold: 'missions: Intercept Dignitary, Study Pulsar; L1: I.K.C. Bortas [Sons of Mogh, Gowron, Kurn]',
    blue: 'table: Strange New Worlds, Process Ore',
    does: 'attempt:L1:1',
    can: { '': ['nullify:5', 'none'] },
    next: { does: 'nullify:5', gives: { 'blue.discard': ['Strange New Worlds'], 'gold.score': 35 } },
  },
  {
    card: 'Intercept Dignitary',
    title:
      'C-MISSION-01 C-MISSION-20: from the far end, Intercept Dignitary is worth 5 more points while the solver has a captive',
    gold: 'missions: Study Pulsar; L2: Kurdon {as: Ferengi} [Brunt, Gral, Calloway {captive: escorted, owner: 1}]',
    blue: 'missions: Intercept Dignitary',
    does: 'attempt:L2:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: 'missions: Study Pulsar; L2: Kreechta [Brunt, Gral]',
        blue: 'missions: Intercept Dignitary',
        does: 'attempt:L2:1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
];

provesCards(specs);
