import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Elizabeth Cutler',
    title: 'C-SELECT-01: Elizabeth Cutler may volunteer for a random selection',
    gold: 'L2: Elizabeth Cutler {as: Federation}, Calloway, Giusti',
    blue: 'seeds L2: Ornaran Threat',
    does: 'attempt:L2:team-1',
    can: ['volunteer:1', 'chance'],
    next: { does: 'volunteer:1', log: 'Elizabeth Cutler' },
  },
  {
    card: 'Seat of Starfleet',
    title: 'C-FAC-01: Seat of Starfleet can be played only on 2154 Earth',
    gold: 'missions: Research Devastating Attack, Study Pulsar, First Contact; hand: Seat of Starfleet; table: Alternate Universe Door',
    can: { 'play:seat': ['play:seat-of-starfleet:surface:L1'] },
  },
  {
    card: 'Seat of Starfleet',
    title: 'C-FAC-07: one Starfleet personnel per turn reports for free to the Seat of Starfleet',
    gold: 'missions: Research Devastating Attack, Study Pulsar; L1: Seat of Starfleet; table: Alternate Universe Door; hand: Burrows, Elizabeth Cutler',
    at: 'turn',
    does: 'report:burrows:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:elizabeth-cutler:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Starfleet Phaser Pistol',
    title:
      'C-TYPES-07: a Starfleet Phaser Pistol adds 2 to STRENGTH, or 3 with SECURITY, if a Starfleet personnel is there',
    gold: 'L2: Starfleet Phaser Pistol, Burrows, Calloway, Gary Seven; L5: Worf',
    gives: { 'Burrows.STRENGTH': 8, 'Calloway.STRENGTH': 5, 'Gary Seven.STRENGTH': 11, 'Worf.STRENGTH': 10 },
    also: [
      {
        gold: 'L2: Starfleet Phaser Pistol, Calloway, Gary Seven',
        gives: { 'Calloway.STRENGTH': 3, 'Gary Seven.STRENGTH': 8 },
      },
      { gold: 'L2: Starfleet Phaser Pistol, Starfleet Phaser Pistol, Burrows', gives: { 'Burrows.STRENGTH': 10 } },
    ],
  },
  {
    card: 'Temporal Shifting',
    title:
      'C-DRAW-07 C-RESPONSE-03: Temporal Shifting makes a player discard three cards, or an AU card to draw up to four',
    gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting',
    blue: 'hand: Kurn, Kor, Morka, Soval',
    at: 'turn',
    does: 'play:temporal-shifting:core:1',
    can: { 'blue ': ['three', 'one'] },
    next: {
      does: ['blue one', 'blue shed:0', 'blue draw:4'],
      gives: { 'blue.discard': ['Soval'], 'players.1.hand.length': 7 },
    },
    also: [
      {
        gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting',
        blue: 'hand: Kurn, Kor, Morka, Data',
        at: 'turn',
        does: ['play:temporal-shifting:core:1', 'blue three', 'blue shed:0 + shed:1 + shed:2'],
        gives: { 'blue.hand': ['Data'] },
      },
      {
        gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting',
        blue: 'hand: Kurn, Soval, Morka, Data',
        at: 'turn',
        does: ['play:temporal-shifting:core:1', 'blue three', 'blue shed:0 + shed:1 + shed:2', 'blue draw:4'],
        gives: { 'players.1.hand.length': 5 },
      },
      {
        gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting, Kurn, Kor; discard: Soval',
        at: 'turn',
        does: ['play:temporal-shifting:core:0', 'three', 'shed:0 + shed:1'],
        gives: { 'gold.hand': [], 'gold.discard': ['Temporal Shifting', 'Kor', 'Kurn', 'Soval'] },
      },
    ],
  },
  {
    card: 'Travis Mayweather',
    title: 'C-TURN-16 C-RESPONSE-07: once every turn, Travis Mayweather nullifies a Full Planet Scan',
    gold: 'L2: Travis Mayweather; seeds L2: Ferengi Attack',
    blue: 'L2: U.S.S. Galaxy [Data, Jean-Luc Picard, Geordi La Forge, Giusti]; hand: Full Planet Scan, Full Planet Scan',
    turn: 'blue',
    asked: { gold: ['play'] },
    at: 'turn',
    does: ['blue play:full-planet-scan:on:2', 'use:travis-mayweather:1:play'],
    log: 'Full Planet Scan is nullified',
    cant: 'use:travis',
  },
];

provesCards(specs);
