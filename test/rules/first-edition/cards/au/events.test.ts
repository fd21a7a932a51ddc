import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thermal Deflectors',
    title: 'C-DILEMMA-09: Thermal Deflectors on a table nullify Firestorm and Thought Fire, for either player',
    gold: 'table: Thermal Deflectors, The Traveler: Transcendence; L2: Vash, Mot the Barber',
    blue: 'seeds L2: Firestorm, Thought Fire',
    does: 'attempt:L2:team-3',
    log: ['The dilemma has no valid target', 'Thought Fire is nullified'],
    gives: { 'gold.discard': [], 'blue.discard': ['Thought Fire', 'Firestorm'] },
    also: [
      {
        gold: 'table: The Traveler: Transcendence; L2: Vash, Mot the Barber',
        blue: 'table: Thermal Deflectors; seeds L2: Thought Fire',
        does: 'attempt:L2:team-2',
        log: 'Thought Fire is nullified',
      },
    ],
  },
  {
    card: 'Thermal Deflectors',
    title: 'C-TYPES-11: Thermal Deflectors nullify Plasma Fire, Fire Sculptor and Phaser Burns when they are played',
    gold: 'L1: U.S.S. Oberth; hand: Plasma Fire, Fire Sculptor, Phaser Burns',
    blue: 'table: Thermal Deflectors',
    at: 'turn',
    does: ['play:plasma-fire:on:1', 'play:fire-sculptor:core:0:melt', 'play:phaser-burns:core:0'],
    log: ['Plasma Fire is nullified', 'Fire Sculptor is nullified', 'Phaser Burns is nullified'],
    gives: { 'in play': ['U.S.S. Oberth', 'Thermal Deflectors'] },
  },
  {
    card: 'Thermal Deflectors',
    title: 'C-TYPES-11: Thermal Deflectors nullify a Plasma Fire that is in play when they are played',
    gold: 'L1: U.S.S. Oberth [Plasma Fire]; hand: Thermal Deflectors',
    at: 'turn',
    does: 'play:thermal-deflectors:core:0',
    gives: { 'gold.discard': ['Plasma Fire'], '1': 'space:L1' },
  },
  {
    card: 'Engage Shuttle Operations',
    title:
      'C-MOVE-17: with Engage Shuttle Operations, a ship with a Tractor Beam and ENGINEER loads and launches its shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Galaxy [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    does: 'load:4:2',
    gives: { 'Type 9 Shuttlecraft': 'aboard:2' },
    next: { does: 'launch:4:2', gives: { 'Type 9 Shuttlecraft': 'space:L2', 'Type 9 Shuttlecraft.spent': null } },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Galaxy [Giusti], Type 9 Shuttlecraft [Calloway]',
        cant: 'load',
      },
      {
        gold: 'table: Engage Shuttle Operations; L2: Runabout [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
        cant: 'load',
      },
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Galaxy [Geordi La Forge], Runabout [Calloway]',
        cant: 'load',
      },
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Galaxy [Geordi La Forge], Type 9 Shuttlecraft',
        cant: { 'load:4:2': 'nobody aboard' },
      },
      {
        gold: 'L2: U.S.S. Galaxy [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
        blue: 'table: Engage Shuttle Operations',
        cant: ['load', 'land'],
      },
    ],
  },
  {
    card: 'Engage Shuttle Operations',
    title: 'C-MOVE-16: with Engage Shuttle Operations, shuttlecraft land for their full RANGE',
    gold: 'missions: Breach Barrier, Excavation; table: Engage Shuttle Operations; L2: Type 9 Shuttlecraft [Calloway], Runabout [Giusti]',
    can: { land: ['land:2'] },
    next: {
      does: 'land:2',
      gives: { 'Type 9 Shuttlecraft': 'surface:L2', 'Type 9 Shuttlecraft.spent': 6 },
      cant: { 'takeoff:2': '6 RANGE' },
    },
    also: [
      {
        gold: 'missions: Breach Barrier, Excavation; table: Engage Shuttle Operations; L2: Type 9 Shuttlecraft {spent: 1} [Calloway]',
        cant: { 'land:2': '6 RANGE' },
      },
    ],
  },
  {
    card: 'Engage Shuttle Operations',
    title:
      'C-DECK-16 C-MOVE-16 C-MOVE-17: Engage Shuttle Operations counts a Type 18 Shuttlepod as a shuttlecraft, but not a Patrol Ship',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Galaxy [Geordi La Forge], Type 18 Shuttlepod [Calloway], Patrol Ship [Gul Madred]',
    can: { land: ['land:4'], load: ['load:4:2'] },
  },
  {
    card: 'Engage Shuttle Operations',
    title:
      'C-MOVE-16 C-MOVE-17: a Delta Flyer launched from a landed U.S.S. Voyager needs its full RANGE to take off into space',
    gold: 'table: Engage Shuttle Operations; surface:L2: U.S.S. Voyager; aboard:2: Delta Flyer, Geordi La Forge; aboard:3: Calloway',
    does: 'launch:3:2',
    gives: { 'Delta Flyer': 'surface:L2' },
    next: { does: 'takeoff:3', gives: { 'Delta Flyer': 'space:L2', 'Delta Flyer.spent': 8 } },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; surface:L2: U.S.S. Voyager; aboard:2: Delta Flyer {spent: 1}, Geordi La Forge; aboard:3: Calloway',
        does: 'launch:3:2',
        cant: { 'takeoff:3': '8 RANGE' },
      },
    ],
  },
  {
    card: "Captain's Log",
    title: 'C-SKILL-28 C-SKILL-22: Captain’s Log adds 3 to WEAPONS and SHIELDS of ships with their commanders aboard',
    gold: "L1: U.S.S. Enterprise [Jean-Luc Picard], U.S.S. Oberth [Data]; hand: Captain's Log, Captain's Log",
    blue: 'L1: U.S.S. Defiant [Benjamin Sisko]',
    at: 'turn',
    does: 'play:captains-log:core:0',
    gives: {
      'U.S.S. Enterprise.WEAPONS': 11,
      'U.S.S. Enterprise.SHIELDS': 12,
      'U.S.S. Enterprise.RANGE': 9,
      'U.S.S. Oberth.WEAPONS': 4,
      'U.S.S. Defiant.WEAPONS': 10,
    },
    also: [
      {
        gold: "L1: U.S.S. Enterprise [Jean-Luc Picard]; table: Captain's Log, Captain's Log",
        gives: { 'U.S.S. Enterprise.WEAPONS': 11 },
      },
    ],
  },
  {
    card: "Mot's Advice",
    title: 'C-SKILL-22: Mot’s Advice gives Barbering to any personnel, but only once',
    gold: "L2: Calloway; hand: Mot's Advice, Mot's Advice",
    blue: 'L2: Kurn',
    at: 'turn',
    can: { 'play:mots-advice': ['play:mots-advice:on:1', 'play:mots-advice:on:2'] },
    next: { does: 'play:mots-advice:on:2', gives: { 'Kurn.Barbering': 1, 'Calloway.Barbering': 0 } },
    also: [{ gold: "L2: Calloway [Mot's Advice, Mot's Advice]", gives: { 'Calloway.Barbering': 1 } }],
  },
  {
    card: 'Yellow Alert',
    title: 'C-TYPES-03 C-SKILL-22: a Yellow Alert discards every Red Alert!, prevents it, and adds 1 to CUNNING once',
    gold: 'L2: Calloway; table: Red Alert!; hand: Yellow Alert, Red Alert!',
    blue: 'L2: Kurn; table: Red Alert!',
    at: 'turn',
    does: 'play:yellow-alert:core:0',
    gives: { 'gold.discard': ['Red Alert!'], 'blue.discard': ['Red Alert!'], 'Calloway.CUNNING': 6, 'Kurn.CUNNING': 6 },
    also: [
      {
        gold: 'L2: Calloway; table: Yellow Alert, Yellow Alert; hand: Red Alert!',
        at: 'turn',
        gives: { 'Calloway.CUNNING': 6 },
        cant: { 'play:red-alert:core:0': 'C-TYPES-03' },
      },
    ],
  },
  {
    card: 'Rishon Uxbridge',
    title: 'C-TYPES-14: an event with Rishon Uxbridge on it is immune to Kevin Uxbridge',
    gold: 'L2: Calloway; table: Yellow Alert, Alternate Universe Door; hand: Rishon Uxbridge',
    blue: 'table: Thermal Deflectors',
    at: 'turn',
    can: { 'play:rishon': ['play:rishon-uxbridge:on:2', 'play:rishon-uxbridge:on:4'] },
    also: [
      {
        gold: 'table: Yellow Alert, Thermal Deflectors; on:1: Rishon Uxbridge; hand: Kevin Uxbridge',
        can: { play: ['play:kevin-uxbridge:on:2', 'play:kevin-uxbridge:on:3'] },
      },
    ],
  },
  {
    card: 'Klim Dokachin',
    title: 'C-TURN-09: with Klim Dokachin, an opponent who plays a unique personnel loses the card draw of that turn',
    gold: 'L1: Federation Outpost; hand: Data',
    blue: 'table: Klim Dokachin, Klim Dokachin',
    at: 'turn',
    does: ['report:data:aboard:1', 'end:turn'],
    gives: { 'players.0.hand.length': 0 },
    also: [
      {
        gold: 'L1: Federation Outpost; hand: Calloway',
        blue: 'table: Klim Dokachin',
        at: 'turn',
        does: ['report:calloway:aboard:1', 'end:turn'],
        gives: { 'players.0.hand.length': 1 },
      },
      {
        gold: 'L1: Federation Outpost; hand: Data; table: Klim Dokachin',
        at: 'turn',
        does: ['report:data:aboard:1', 'end:turn'],
        gives: { 'players.0.hand.length': 1 },
      },
    ],
  },
  {
    card: 'Particle Scattering Field',
    title: 'C-BEAM-07: a Particle Scattering Field prevents beaming to and from the planet at its ship’s location',
    gold: 'L2: Tama [Vekor], U.S.S. Oberth [Calloway]; surface:L2: Giusti; on:1: Particle Scattering Field; L5: U.S.S. Galaxy [Taitt]',
    cant: { 'beam:all:aboard:3:surface:L2': 'C-BEAM-07', 'beam:all:surface:L2:aboard:3': 'C-BEAM-07' },
    can: 'beam:all:aboard:7:surface:L5',
    next: {
      does: 'use:particle-scattering-field:6:discard',
      gives: { 'gold.discard': ['Particle Scattering Field'] },
      can: 'beam:all:aboard:3:surface:L2',
    },
    also: [
      {
        gold: 'L2: Tama, U.S.S. Oberth; hand: Particle Scattering Field',
        at: 'turn',
        can: { play: ['play:particle-scattering-field:on:1'] },
      },
    ],
  },
  {
    card: 'Baryon Buildup',
    title: 'C-SKILL-22 C-SKILL-16: each Baryon Buildup takes 2 RANGE from any ship',
    gold: 'L2: U.S.S. Oberth [Baryon Buildup]; hand: Baryon Buildup',
    blue: 'L2: Runabout',
    at: 'turn',
    can: { 'play:baryon': ['play:baryon-buildup:on:1', 'play:baryon-buildup:on:3'] },
    next: { does: 'play:baryon-buildup:on:1', gives: { 'U.S.S. Oberth.RANGE': 2, 'Runabout.RANGE': 7 } },
  },
  {
    card: 'Baryon Buildup',
    title:
      'C-TEAM-17: Baryon Buildup is nullified if its player’s turn begins while its ship is empty and docked at their facility',
    gold: 'L1: Federation Outpost [Calloway, U.S.S. Oberth]; on:3: Baryon Buildup',
    does: 'end:turn',
    gives: { 'U.S.S. Oberth.RANGE': 4 },
    next: { does: 'blue end:turn', gives: { 'U.S.S. Oberth.RANGE': 6, 'gold.discard': ['Baryon Buildup'] } },
    also: [
      {
        gold: 'L1: Federation Outpost [U.S.S. Oberth]; aboard:2: Calloway; on:2: Baryon Buildup',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'U.S.S. Oberth.RANGE': 4 },
      },
      {
        gold: 'L1: Federation Outpost [U.S.S. Oberth]; on:2: Rogue Borg Mercenaries, Baryon Buildup',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'U.S.S. Oberth.RANGE': 4 },
      },
      {
        gold: 'L1: Federation Outpost, U.S.S. Oberth [Baryon Buildup]',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'U.S.S. Oberth.RANGE': 4 },
      },
      {
        gold: 'on:3: Baryon Buildup',
        blue: 'L1: Federation Outpost [U.S.S. Oberth]',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'U.S.S. Oberth.RANGE': 4 },
      },
    ],
  },
];

provesCards(specs);
