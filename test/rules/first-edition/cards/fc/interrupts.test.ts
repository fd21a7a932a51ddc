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
];

provesCards(specs);
