import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Awaken',
    title: 'C-DOWNLOAD-01: Awaken downloads a Communication or Navigation drone',
    gold: 'missions: Aftermath, First Contact, Study Pulsar; L1: Borg Outpost; hand: Awaken; deck: Eleven of Twelve, Second, First, Calloway',
    does: 'play:awaken:core:0',
    can: { get: ['get:eleven-of-twelve:aboard:1', 'get:second:aboard:1'] },
  },
  {
    card: 'Awaken',
    title:
      'C-RESPONSE-01 C-BATTLE-01: at the beginning of a battle, Awaken downloads a Defense drone to a ship there, or two if attacked',
    gold: 'L2: Kurn, Kor; L2: Borg Cube [Second]; L1: Borg Cube; hand: Awaken; deck: First, Second, Eight of Eighteen',
    blue: 'L2: Calloway',
    asked: { gold: ['personnel-battle'] },
    does: ['fight:1:6', 'answer:awaken', 'get:first:aboard:3'],
    gives: { First: 'aboard:3', 'gold.discard': ['Awaken'] },
    also: [
      {
        gold: 'L2: Calloway; L2: Borg Cube [Second]; hand: Awaken; deck: First, Second, Eight of Eighteen',
        blue: 'L2: Kurn',
        turn: 'blue',
        asked: { gold: ['personnel-battle'] },
        does: ['blue fight:4:1', 'answer:awaken', 'get:first:aboard:2', 'get:eight-of-eighteen:aboard:2'],
        gives: { First: 'aboard:2', 'Eight of Eighteen': 'aboard:2' },
      },
    ],
  },
  {
    card: 'Mercy Kill',
    title: 'C-TYPES-11: a Mercy Kill nullifies its player’s event, unless that can’t be nullified',
    gold: 'table: Yellow Alert, Continuing Mission, Fair Play; hand: Mercy Kill',
    blue: 'table: Yellow Alert',
    can: { play: ['play:mercy-kill:on:1'] },
    next: { does: 'play:mercy-kill:on:1', gives: { '1': null } },
  },
  {
    card: 'Mercy Kill',
    title: 'C-TYPES-11: a Mercy Kill nullifies its player’s event, if that can be nullified',
    gold: 'table: Yellow Alert, Fair Play; hand: Mercy Kill',
    blue: 'table: Yellow Alert',
    can: { play: ['play:mercy-kill:on:1'] },
    next: { does: 'play:mercy-kill:on:1', gives: { '1': null } },
  },
  {
    card: 'Mercy Kill',
    title: 'C-CAPTURE-01 C-RESPONSE-16: a Mercy Kill kills its player’s personnel just captured',
    gold: 'L2: Jean-Luc Picard; hand: Mercy Kill',
    blue: 'L2: DaiMon Bok',
    turn: 'blue',
    asked: { gold: ['captured'] },
    does: ['blue use:daimon-bok:2:1', 'answer:mercy-kill:1'],
    gives: { 'Jean-Luc Picard': null, 'gold.discard': ['Mercy Kill', 'Jean-Luc Picard'] },
  },
  {
    card: "I'm a Doctor, Not a Doorstop",
    title: 'C-STOP-01: it stops any hologram of either player',
    gold: "L1: U.S.S. Galaxy [Albert Einstein, Worf]; hand: I'm a Doctor, Not a Doorstop",
    blue: 'L4: U.S.S. Oberth [Colyus]',
    can: { play: ['play:im-a-doctor-not-a-doorstop:on:2', 'play:im-a-doctor-not-a-doorstop:on:5'] },
    next: {
      does: 'play:im-a-doctor-not-a-doorstop:on:5',
      gives: { 'Colyus.stopped': 1, 'Albert Einstein.stopped': null },
    },
  },
  {
    card: "I'm a Doctor, Not a Doorstop",
    title: 'C-BATTLE-08: discarding its player’s hologram present cancels a personnel battle',
    gold: "L1: U.S.S. Galaxy [Albert Einstein, Giusti]; hand: I'm a Doctor, Not a Doorstop",
    blue: 'aboard:1: Gowron, Kurn',
    turn: 'blue',
    asked: { gold: ['personnel-battle'] },
    does: 'blue fight:4:2',
    can: { answer: ['answer:im-a-doctor-not-a-doorstop:2'] },
    next: {
      does: 'answer:im-a-doctor-not-a-doorstop:2',
      gives: {
        'in play': ['U.S.S. Galaxy', 'Giusti', 'Gowron', 'Kurn'],
        'gold.discard': ["I'm a Doctor, Not a Doorstop", 'Albert Einstein'],
        // The battle counts as fought.
        'Giusti.stopped': 1,
        'Gowron.stopped': 1,
      },
    },
    also: [
      {
        gold: "L1: U.S.S. Galaxy [Giusti], U.S.S. Oberth [Albert Einstein]; hand: I'm a Doctor, Not a Doorstop",
        blue: 'aboard:1: Gowron, Kurn',
        turn: 'blue',
        asked: { gold: ['personnel-battle'] },
        does: 'blue fight:5:2',
        cant: 'answer',
      },
    ],
  },
  {
    card: 'Scorched Hand',
    title:
      'C-DRAW-10: each player with more than 12 cards in hand keeps six random ones, and the rest go under the deck',
    gold: 'hand: Scorched Hand, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock; deck: Data',
    blue: 'hand: Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf; deck: Giusti',
    does: 'play:scorched-hand:core:0',
    gives: {
      'gold.deck': ['Data'],
      'blue.hand': ['Worf', 'Worf', 'Worf', 'Worf', 'Worf', 'Worf'],
      'blue.deck': ['Giusti', 'Worf', 'Worf', 'Worf', 'Worf', 'Worf', 'Worf', 'Worf'],
    },
    also: [
      {
        gold: 'hand: Scorched Hand, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock',
        blue: 'hand: Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf',
        cant: 'play',
      },
      {
        gold: 'hand: Scorched Hand, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock, Spock; deck: Data',
        does: 'play:scorched-hand:core:0',
        gives: { 'gold.hand': ['Spock', 'Spock', 'Spock', 'Spock', 'Spock', 'Spock'] },
      },
    ],
  },
  {
    card: 'Scorched Hand',
    title: 'C-TYPES-14: Amanda Rogers can’t nullify Scorched Hand',
    gold: 'hand: Scorched Hand',
    blue: 'hand: Amanda Rogers, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf, Worf',
    asked: { blue: ['play'] },
    does: 'play:scorched-hand:core:0',
    cant: 'blue answer:amanda-rogers',
    next: { does: 'blue pass', log: 'keeps 6 random cards' },
  },
];

provesCards(specs);
