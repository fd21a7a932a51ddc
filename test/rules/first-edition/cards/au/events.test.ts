import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thermal Deflectors',
    title: 'C-DILEMMA-09: Thermal Deflectors on a table nullify Firestorm and Thought Fire, for either player',
    gold: 'table: Thermal Deflectors; L2: Vash, Mot the Barber',
    blue: 'seeds L2: Firestorm, Thought Fire',
    does: 'attempt:L2:team-2',
    log: ['The dilemma has no valid target', 'Thought Fire is nullified'],
    gives: { 'gold.discard': [], 'blue.discard': ['Thought Fire', 'Firestorm'] },
    also: [
      {
        gold: 'L2: Vash, Mot the Barber',
        blue: 'table: Thermal Deflectors; seeds L2: Thought Fire',
        does: 'attempt:L2:team-1',
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
    does: ['play:plasma-fire:on:1', 'play:fire-sculptor:core:0', 'play:phaser-burns:core:0'],
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
];

provesCards(specs);
