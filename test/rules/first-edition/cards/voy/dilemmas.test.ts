import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Komar Possession',
    title:
      'C-DILEMMA-18 C-TURN-11: the possessed personnel and somebody with them are stopped now and at each start of your turn',
    gold: 'L2: Giusti, Calloway',
    blue: 'seeds L2: Komar Possession',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': 1, 'Calloway.stopped': 1 },
    next: {
      does: 'end',
      gives: { 'Giusti.stopped': null, 'Calloway.stopped': null },
      next: { does: 'blue end', gives: { 'Giusti.stopped': 3, 'Calloway.stopped': 3 } },
    },
    also: [
      {
        gold: 'L2: Lopez, Darian Wallace, Joseph Travis',
        blue: 'seeds L2: Komar Possession',
        does: 'attempt:L2:team-1',
        gives: { 'Komar Possession': null },
      },
    ],
  },
  {
    card: 'The Swarm',
    title:
      'C-DILEMMA-18 C-DILEMMA-26: the Swarm weakens the ship, is cured only after your next turn begins, and destroys the ship',
    gold: 'L1: U.S.S. Oberth [Giusti]',
    blue: 'seeds L1: The Swarm',
    does: 'attempt:L1:1',
    gives: { 'U.S.S. Oberth.WEAPONS': 0, 'U.S.S. Oberth.SHIELDS': 5, 'The Swarm.count': 3, 'Giusti.stopped': null },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Geordi La Forge, Linda Larson]',
        blue: 'seeds L1: The Swarm',
        does: 'attempt:L1:1',
        gives: { 'The Swarm': 'on:1' },
        next: {
          does: 'end',
          gives: { 'The Swarm': 'on:1' },
          next: { does: ['blue end', 'move:1:L2'], gives: { 'The Swarm': null, 'U.S.S. Oberth.WEAPONS': 4 } },
        },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, The Swarm {owner: 1, count: 1}]',
        does: ['end', 'blue end'],
        gives: { 'U.S.S. Oberth': null },
      },
    ],
  },
  {
    card: 'Volcanic Eruption',
    title: 'C-DILEMMA-18 C-TURN-11: now and at each turn’s start, one of that turn’s player on the planet dies',
    gold: 'L2: Giusti',
    blue: 'L2: Divok; seeds L2: Volcanic Eruption',
    does: 'attempt:L2:team-1',
    gives: { Giusti: null, Divok: 'surface:L2', 'Volcanic Eruption': 'at:L2' },
    next: { does: 'end', gives: { Divok: null } },
    also: [
      {
        gold: 'table: Thermal Deflectors; L2: Giusti',
        blue: 'seeds L2: Volcanic Eruption',
        does: 'attempt:L2:team-2',
        gives: { Giusti: 'surface:L2', 'Volcanic Eruption': null },
      },
      {
        gold: 'L2: U.S.S. Galaxy [Calloway]; L2: Giusti, Darian Wallace; hand: Thermal Deflectors',
        blue: 'at:L2: Volcanic Eruption',
        at: 'turn',
        does: 'play:thermal-deflectors:core:0',
        gives: { 'Volcanic Eruption': null },
      },
      {
        gold: 'surface:L2: Colony; L2: Giusti',
        blue: 'seeds L2: Volcanic Eruption',
        does: 'attempt:L2:team-2',
        gives: { Giusti: 'surface:L2', 'blue.discard': ['Volcanic Eruption'] },
      },
    ],
  },
];

provesCards(specs);
