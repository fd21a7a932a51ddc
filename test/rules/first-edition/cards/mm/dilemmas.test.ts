import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Distraction',
    title: 'C-SELECT-02: a male and a female are both stopped if neither has Honor',
    gold: 'L2: Giusti, Barron',
    blue: 'seeds L2: Distraction',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'Barron.stopped': 1, 'blue.discard': ['Distraction'] },
    also: [
      {
        gold: 'L2: Giusti, Lopez',
        blue: 'seeds L2: Distraction',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'Lopez.stopped': null, 'blue.discard': ['Distraction'] },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Distraction',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'Calloway.stopped': null, 'blue.discard': ['Distraction'] },
      },
    ],
  },
  {
    card: 'Gorn Encounter',
    title:
      'C-DILEMMA-15 C-SKILL-10: the Gorn kills whoever has the most Leadership unless printed figures and icons are above 12',
    gold: 'L2: Cavit, Giusti',
    blue: 'seeds L2: Gorn Encounter',
    does: 'attempt:L2:team-1',
    gives: { Cavit: null, 'Giusti.stopped': null, 'blue.discard': ['Gorn Encounter'] },
    also: [
      {
        gold: 'L2: Jean-Luc Picard, Giusti',
        blue: 'seeds L2: Gorn Encounter',
        does: 'attempt:L2:team-1',
        gives: { 'Jean-Luc Picard': 'surface:L2', Giusti: 'surface:L2', 'blue.discard': ['Gorn Encounter'] },
      },
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'seeds L2: Gorn Encounter',
        does: ['attempt:L2:team-1', 'blue who:2'],
        gives: { Calloway: 'surface:L2', Giusti: null },
      },
    ],
  },
  {
    card: 'Quantum Fissure',
    title:
      'C-DILEMMA-06: Astrophysics and Physics get past it unless the opponent has a strong, staffed, undamaged ship there',
    gold: 'L1: U.S.S. Oberth [Daniel Kwan, Graham Davis]',
    blue: 'L1: U.S.S. Galaxy; seeds L1: Quantum Fissure',
    does: 'attempt:L1:1',
    gives: { 'Graham Davis.stopped': null, 'blue.discard': ['Quantum Fissure'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Daniel Kwan, Graham Davis]',
        blue: 'L1: U.S.S. Oberth [Giusti]; seeds L1: Quantum Fissure',
        does: 'attempt:L1:1',
        gives: { 'Graham Davis.stopped': null, 'blue.discard': ['Quantum Fissure'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Daniel Kwan, Graham Davis]',
        blue: 'L1: U.S.S. Nebula [Jean-Luc Picard, Giusti]; seeds L1: Quantum Fissure',
        does: 'attempt:L1:1',
        gives: { 'Graham Davis.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Daniel Kwan, Graham Davis]',
        blue: 'L1: U.S.S. Nebula {damaged: true} [Jean-Luc Picard, Giusti]; seeds L1: Quantum Fissure',
        does: 'attempt:L1:1',
        gives: { 'Graham Davis.stopped': null, 'blue.discard': ['Quantum Fissure'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Daniel Kwan, Calloway]',
        blue: 'seeds L1: Quantum Fissure',
        does: 'attempt:L1:1',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
