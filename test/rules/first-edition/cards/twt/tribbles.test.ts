import { type CardSpec, type Case, provesCards } from '../../card-specs.ts';

const DOOR = 'table: Storage Compartment Door';
const DRAW = 'use:storage-compartment-door:1:draw';

const specs: readonly CardSpec[] = [
  {
    card: 'Storage Compartment Door',
    title:
      'C-TRIB-01 C-DECK-23: on each of its player’s turns, up to three cards are drawn from the side deck, and played or discarded under it',
    gold: `${DOOR}; L1: U.S.S. Galaxy [Calloway]; hand: Spock; tribbles: 1 Tribble - Go, 10 Tribbles - Go, 100 Tribbles - Bonus, 1 Tribble - Go`,
    can: { 'use:storage': [`${DRAW}-3`, `${DRAW}-2`, `${DRAW}-1`] },
    next: {
      does: `${DRAW}-3`,
      // On the ship and two planets. Nothing breeds 100 tribbles yet.
      can: {
        'play:1-tribble-go': [
          'play:1-tribble-go:aboard:2',
          'play:1-tribble-go:surface:L2',
          'play:1-tribble-go:surface:L5',
        ],
        'play:10-tribbles-go': 3,
        'play:100': 0,
        rest: 1,
      },
      log: 'Gold draws 3 cards from their Tribble side deck',
      next: {
        does: 'play:10-tribbles-go:aboard:2',
        // The new group has got its Tribble card for this turn, whatever it could breed.
        can: { 'play:1-tribble-go': ['play:1-tribble-go:surface:L2', 'play:1-tribble-go:surface:L5'], 'play:100': 0 },
        next: {
          does: 'rest',
          gives: {
            '10 Tribbles - Go': 'aboard:2',
            'gold.usedTribbles': ['1 Tribble - Go', '100 Tribbles - Bonus'],
            'gold.tribbles': ['1 Tribble - Go'],
            'gold.hand': ['Spock'],
            'gold.discard': [],
            'turn.played': 0,
            // It is an order, so card plays are over.
            'turn.segment': 'orders',
          },
          cant: ['use:storage', 'report:'],
          next: {
            does: ['end:turn', 'blue end:turn'],
            can: { 'use:storage': [`${DRAW}-3`, `${DRAW}-2`, `${DRAW}-1`] },
          },
        },
      },
    },
    also: [
      { gold: DOOR, cant: 'use:storage' },
      {
        gold: `${DOOR}; tribbles: 1 Tribble - Go`,
        turn: 'blue',
        cant: ['blue use:storage'],
      },
      { gold: 'tribbles: 1 Tribble - Go', cant: 'use:' },
    ],
  },
  {
    card: 'Storage Compartment Door',
    title:
      'C-DECK-23: if the face-down cards run out, the used ones are shuffled. Cards that nobody can play are discarded without a question',
    gold: `${DOOR}; tribbles: 100 Tribbles - Bonus; usedTribbles: 1,000 Tribbles - Bonus, ... on the Bridge`,
    does: `${DRAW}-2`,
    log: 'reshuffles the used cards into their Tribble side deck',
    can: 'end:turn',
    next: { does: 'end:turn', log: 'discards' },
  },
  {
    card: 'Storage Compartment Door',
    title:
      'C-TRIB-01: from hand, it downloads a card of the side deck, once each turn and only if the side deck is open',
    gold: `${DOOR}; hand: Storage Compartment Door, Storage Compartment Door; tribbles: 1 Tribble - Go, 100 Tribbles - Bonus; usedTribbles: 10 Tribbles - Go`,
    does: 'play:storage-compartment-door:core:0:download',
    can: { 'download:': 4, 'download:1-': 2, 'download:10-': 2, none: 1 },
    next: {
      does: 'download:10-tribbles-go:surface:L2',
      gives: {
        '10 Tribbles - Go': 'surface:L2',
        'gold.usedTribbles': [],
        'gold.discard': ['Storage Compartment Door'],
        'gold.hand': ['Storage Compartment Door'],
      },
      cant: 'play:storage',
    },
    also: [
      { gold: 'hand: Storage Compartment Door; tribbles: 1 Tribble - Go', cant: 'play:storage' },
      { gold: `${DOOR}; hand: Storage Compartment Door; tribbles: 100 Tribbles - Bonus`, cant: 'play:storage' },
      {
        gold: `${DOOR}; hand: Storage Compartment Door; tribbles: 1 Tribble - Go`,
        does: ['play:storage-compartment-door:core:0:download', 'none'],
        gives: { 'gold.tribbles': ['1 Tribble - Go'] },
      },
    ],
  },
  {
    card: 'Storage Compartment Door',
    title: 'C-TYPES-05: from hand, it nullifies a card that closes doorways',
    gold: `${DOOR}; hand: Storage Compartment Door`,
    blue: 'table: Revolving Door',
    does: 'play:storage-compartment-door:on:2:nullify',
    gives: { 'Revolving Door': null, 'gold.discard': ['Storage Compartment Door'] },
    also: [{ gold: `${DOOR}; hand: Storage Compartment Door`, cant: 'play:storage' }],
  },
  {
    card: '1 Tribble - Bonus',
    title:
      'C-TRIB-02: with 1 Tribble, non-Klingons of both players have CUNNING −1, once in each place whatever the version',
    gold: 'L2: 1 Tribble - Bonus, 1 Tribble - Go, Giusti, Kurn; L5: Giusti',
    blue: 'L2: Data',
    gives: { '3.CUNNING': 5, 'Kurn.CUNNING': 6, '5.CUNNING': 6, 'Data.CUNNING': 11 },
    also: [
      {
        gold: 'L2: 1 Tribble - Bonus, Giusti',
        blue: 'L2: 1 Tribble - Go',
        gives: { 'Giusti.CUNNING': 5 },
      },
      // A carried one is with its carrier.
      { gold: 'L2: Giusti [1 Tribble - Bonus], Calloway', gives: { 'Giusti.CUNNING': 5, 'Calloway.CUNNING': 4 } },
    ],
  },
  {
    card: '1 Tribble - Bonus',
    title: 'C-TURN-11 C-TURN-16 C-SELECT-01: once every turn, its player may stop a random personnel with it',
    gold: 'L2: 1 Tribble - Bonus, Kurn {stopped: 9}; L5: 1 Tribble - Go, Spock',
    blue: 'L2: Data',
    can: { 'use:1-tribble': ['use:1-tribble-bonus:1:stop', 'use:1-tribble-go:3:stop'] },
    next: {
      does: 'use:1-tribble-bonus:1:stop',
      gives: { 'Data.stopped': 1, 'Spock.stopped': null },
      cant: 'use:1-tribble',
    },
    also: [
      { gold: 'L2: 1 Tribble - Bonus, Kurn', turn: 'blue', cant: 'blue use:1-tribble' },
      { gold: 'L2: 1 Tribble - Bonus; L5: Kurn', cant: 'use:1-tribble' },
      {
        // During the opponent's turn, too.
        gold: 'L2: 1 Tribble - Bonus',
        blue: 'L2: Data; L4: U.S.S. Galaxy [Spock]',
        turn: 'blue',
        asked: { gold: ['gap'] },
        does: ['blue end:turn', 'use:1-tribble-bonus:1:stop'],
        gives: { 'Data.stopped': 1 },
      },
    ],
  },
  {
    card: '10 Tribbles - Bonus',
    title:
      'C-TRIB-02 C-SKILL-09: with 10 Tribbles, each Klingon has INTEGRITY −1 and, unless Divok is there, loses the first skill',
    gold: 'L2: 10 Tribbles - Bonus, 10 Tribbles - Go, Kurn, Giusti',
    gives: { 'Kurn.INTEGRITY': 7, 'Kurn.Honor': 0, 'Kurn.Navigation': 1, 'Giusti.INTEGRITY': 7, 'Giusti.Youth': 1 },
    also: [
      {
        gold: 'L2: 10 Tribbles - Bonus, Kurn',
        blue: 'L2: Divok',
        gives: { 'Kurn.INTEGRITY': 7, 'Kurn.Honor': 1, 'Divok.INTEGRITY': 5, 'Divok.Biology': 1 },
      },
      { gold: 'L2: 10 Tribbles - Bonus; L5: Kurn', gives: { 'Kurn.INTEGRITY': 8, 'Kurn.Honor': 1 } },
    ],
  },
  {
    card: '100 Tribbles - Bonus',
    title: 'C-TRIB-02: 100 Tribbles breed from ten tribbles of their player, which stay in play',
    gold: `${DOOR}; L2: 10 Tribbles - Go; L5: 1 Tribble - Go; tribbles: 100 Tribbles - Bonus`,
    blue: 'L5: 10 Tribbles - Bonus',
    does: `${DRAW}-1`,
    can: { 'play:': ['play:100-tribbles-bonus:surface:L2'] },
    next: {
      does: 'play:100-tribbles-bonus:surface:L2',
      gives: { '10 Tribbles - Go': 'surface:L2', '100 Tribbles - Bonus': 'surface:L2' },
    },
  },
  {
    card: '100 Tribbles - Bonus',
    title: 'C-TRIB-02 C-MISSION-05: whoever is with 100 Tribbles needs 2 Leadership to attempt a mission',
    gold: 'L2: 100 Tribbles - Bonus, Spock, Kurn',
    cant: { 'attempt:L2:team-2': 'C-TRIB-02: The tribbles there call for 2 Leadership.' },
    also: [
      { gold: 'L2: Spock, Kurn; L5: 100 Tribbles - Bonus', can: 'attempt:L2:team-1' },
      {
        gold: 'L2: 100 Tribbles - Bonus, Jean-Luc Picard, William T. Riker',
        can: 'attempt:L2:team-2',
      },
      // Tribbles in orbit don't count.
      { gold: 'L2: U.S.S. Galaxy; L2: Spock; aboard:1: 100 Tribbles - Bonus', can: 'attempt:L2:team-2' },
      {
        gold: 'L1: U.S.S. Galaxy [Spock, Calloway, Giusti, 100 Tribbles - Poison]',
        cant: { 'attempt:L1:1': '2 Leadership' },
      },
    ],
  },
  {
    card: '100 Tribbles - Bonus',
    title: 'C-TRIB-02 C-POINTS-01: 100 Tribbles on a planet keep a Colony there from scoring',
    gold: 'surface:L2: Colony [Mot the Barber]; L2: 100 Tribbles - Bonus',
    turn: 'blue',
    does: 'blue end:turn',
    gives: { 'gold.score': 0 },
    also: ['surface:L5: 100 Tribbles - Bonus', 'aboard:1: 100 Tribbles - Bonus'].map(
      (tribbles): Case => ({
        gold: `surface:L2: Colony [Mot the Barber]; ${tribbles}`,
        turn: 'blue',
        does: 'blue end:turn',
        gives: { 'gold.score': 1 },
      }),
    ),
  },
  {
    card: '1,000 Tribbles - Bonus',
    title: 'C-TRIB-02 C-SKILL-09: 1,000 Tribbles breed from 100. Everybody with them loses the first skill',
    gold: 'L2: 1,000 Tribbles - Bonus, 1,000 Tribbles - Rescue, Kurn; L5: Giusti',
    blue: 'L2: Giusti',
    gives: { 'Kurn.Honor': 0, 'Kurn.Navigation': 1, 'Kurn.INTEGRITY': 8, '5.Youth': 0, '5.OFFICER': 1, '4.Youth': 1 },
    also: [
      {
        gold: `${DOOR}; L2: 100 Tribbles - Bonus; L5: 10 Tribbles - Go; tribbles: 1,000 Tribbles - Bonus`,
        does: `${DRAW}-1`,
        can: { 'play:': ['play:1-000-tribbles-bonus:surface:L2'] },
      },
    ],
  },
  {
    card: '10,000 Tribbles - Go',
    title: 'C-TRIB-02: 10,000 Tribbles breed from 1,000. Whoever is with them needs 2 Exobiology to attempt a mission',
    gold: 'L2: 10,000 Tribbles - Go, Spock',
    cant: { 'attempt:L2:team-2': 'C-TRIB-02: The tribbles there call for 2 Exobiology.' },
    also: [
      {
        gold: `${DOOR}; L2: 1,000 Tribbles - Bonus; L5: 100 Tribbles - Bonus; tribbles: 10,000 Tribbles - Go`,
        does: `${DRAW}-1`,
        can: { 'play:': ['play:10-000-tribbles-go:surface:L2'] },
      },
    ],
  },
  {
    card: '100,000 Tribbles - Clone',
    title:
      'C-TRIB-02 C-MISSION-20: 100,000 Tribbles breed from 10,000. On a planet, the mission is worth 10 points less',
    gold: `${DOOR}; L2: 10,000 Tribbles - Go; L5: 1,000 Tribbles - Bonus; tribbles: 100,000 Tribbles - Clone`,
    does: `${DRAW}-1`,
    can: { 'play:': ['play:100-000-tribbles-clone:surface:L2'] },
    also: [
      {
        gold: 'L2: 100,000 Tribbles - Clone, 100,000 Tribbles - Discard, Deanna Troi, Spock',
        does: 'attempt:L2:team-3',
        gives: { 'gold.score': 20 },
      },
      {
        gold: 'L2: Deanna Troi, Spock; L2: U.S.S. Galaxy [100,000 Tribbles - Clone]',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: '100,000 Tribbles - Clone',
    title: 'C-PLAY-03: no personnel report for free where 100,000 Tribbles are',
    gold: 'L1: Chamber of Ministers [First Minister Shakaar, 100,000 Tribbles - Clone]; hand: Furel',
    at: 'turn',
    does: 'report:furel:aboard:1',
    gives: { 'turn.played': 1 },
    also: [
      {
        gold: 'L1: Chamber of Ministers [First Minister Shakaar]; L2: 100,000 Tribbles - Clone; hand: Furel',
        at: 'turn',
        does: 'report:furel:aboard:1',
        gives: { 'turn.played': 0 },
      },
    ],
  },
];

provesCards(specs);
