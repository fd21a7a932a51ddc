import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Comm Officer Sato',
    title: 'C-DILEMMA-16: Comm Officer Sato doubles Male’s Love Interest',
    gold: 'L2: Data, Worf, Giusti; L5: Comm Officer Sato',
    blue: "seeds L2: Male's Love Interest",
    does: 'attempt:L2:team-1',
    log: 'is doubled',
    also: [
      {
        gold: 'L2: Calloway, Giusti, Alyssa Ogawa; L5: Comm Officer Sato',
        blue: "seeds L2: Female's Love Interest",
        does: 'attempt:L2:team-1',
        silent: 'is doubled',
      },
    ],
  },
  {
    card: 'Imperial Outpost',
    title: 'C-FAC-05: only a Starfleet ENGINEER of the Terran Empire can build an Imperial Outpost',
    gold: 'missions: Cultural Observation II, Study Pulsar; L1: Jonathan Archer (Broken Bow); hand: Imperial Outpost; table: Alternate Universe Door',
    cant: { 'play:imperial-outpost:space:L1': 'C-FAC-05' },
    also: [
      {
        gold: 'missions: Cultural Observation II, Study Pulsar; L1: Crewman Biggs; hand: Imperial Outpost; table: Alternate Universe Door',
        can: 'play:imperial-outpost:space:L1',
      },
      {
        gold: 'L2: Crewman Biggs; hand: Imperial Outpost; table: Alternate Universe Door',
        cant: { 'play:imperial-outpost:space:L2': 'C-FAC-01' },
      },
    ],
  },
  {
    card: 'I.S.S. Avenger',
    title: 'C-SKILL-11: the I.S.S. Avenger is stronger only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L1: I.S.S. Avenger',
    gives: { 'I.S.S. Avenger.RANGE': 7, 'I.S.S. Avenger.WEAPONS': 7, 'I.S.S. Avenger.SHIELDS': 7 },
    also: [{ gold: 'L1: I.S.S. Avenger', gives: { 'I.S.S. Avenger.RANGE': 5 } }],
  },
  {
    card: 'I.S.S. Enterprise NX-01',
    title:
      'C-SKILL-11: the I.S.S. Enterprise NX-01 has all attributes +1 for each Starfleet personnel of the Terran Empire aboard, up to 4',
    gold: 'L1: I.S.S. Enterprise NX-01 [Comm Officer Sato, Burrows]',
    gives: {
      'I.S.S. Enterprise NX-01.RANGE': 6,
      'I.S.S. Enterprise NX-01.WEAPONS': 6,
      'I.S.S. Enterprise NX-01.SHIELDS': 6,
    },
    also: [
      { gold: 'L1: I.S.S. Enterprise NX-01; L2: Comm Officer Sato', gives: { 'I.S.S. Enterprise NX-01.RANGE': 5 } },
      {
        gold: 'L1: I.S.S. Enterprise NX-01 [Comm Officer Sato, Comm Officer Sato, Comm Officer Sato, Comm Officer Sato, Comm Officer Sato]',
        gives: { 'I.S.S. Enterprise NX-01.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Will You Kindly Die?',
    title:
      'C-TURN-16 C-SELECT-03: without cards in hand, a player makes the opponent discard a universal personnel once per turn',
    gold: 'table: Will You Kindly Die?',
    blue: 'L2: Calloway, Spock, Giusti',
    does: 'use:will-you-kindly-die:1:die',
    can: { 'blue who': ['who:2', 'who:4'] },
    next: { does: 'blue who:4', gives: { 'blue.discard': ['Giusti'] }, cant: 'use' },
    also: [
      { gold: 'table: Will You Kindly Die?; hand: Kurn', blue: 'L2: Calloway', cant: 'use' },
      { gold: 'table: Will You Kindly Die?', blue: 'L2: Spock', cant: 'use' },
    ],
  },
  {
    card: 'Tyranny',
    title:
      'C-DOWNLOAD-13: with Tyranny, a turn that begins without cards in hand takes a card from the deck for each copy',
    gold: 'deck: Major Reed, Revisionist History, Bor Kaffe, Kurn; table: Tyranny, Tyranny; L5: Calloway',
    turn: 'blue',
    does: 'blue end:turn',
    can: { get: ['get:major-reed:hand', 'get:revisionist-history:hand'] },
    next: {
      does: ['get:major-reed:hand', 'get:revisionist-history:hand'],
      gives: { 'gold.hand': ['Major Reed', 'Revisionist History'] },
    },
    also: [
      {
        gold: 'deck: Major Reed, Kurn; table: Tyranny; hand: Kor',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'get',
      },
    ],
  },
  {
    card: 'Technical Wizardry',
    title: 'C-TYPES-14: with no cards in hand, Technical Wizardry keeps Kevin Uxbridge from its player’s events',
    gold: 'table: Technical Wizardry, Yellow Alert',
    blue: 'hand: Kevin Uxbridge; table: Yellow Alert',
    turn: 'blue',
    can: { 'blue play': ['play:kevin-uxbridge:on:3'] },
    also: [
      {
        gold: 'table: Technical Wizardry, Yellow Alert; hand: Kurn',
        blue: 'hand: Kevin Uxbridge',
        turn: 'blue',
        can: { 'blue play': ['play:kevin-uxbridge:on:1', 'play:kevin-uxbridge:on:2'] },
      },
      {
        gold: 'hand: Technical Wizardry',
        at: 'turn',
        does: ['agenda:technical-wizardry', 'activate:1'],
        gives: { 'Technical Wizardry.count': 4 },
      },
    ],
  },
];

provesCards(specs);
