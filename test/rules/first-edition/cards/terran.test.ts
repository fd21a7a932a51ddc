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
  {
    card: 'Alien Conspiracy',
    title: 'C-SELECT-02: you choose one for each of the opponent’s dissidents, who then kills up to two of those',
    gold: 'L2: Giusti, Calloway, Linda Larson, Hoya',
    blue: 'L5: Ari, Belva, Chaban; seeds L2: Alien Conspiracy',
    does: ['attempt:L2:team-1', 'who:1 + who:2 + who:3', 'blue way:two', 'blue who:1 + who:2'],
    gives: {
      Giusti: null,
      Calloway: null,
      'Linda Larson': 'surface:L2',
      Hoya: 'surface:L2',
      'blue.discard': ['Alien Conspiracy'],
    },
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'L5: Ari; seeds L2: Alien Conspiracy',
        does: ['attempt:L2:team-1', 'who:1', 'blue way:none'],
        gives: { Giusti: 'surface:L2', 'Giusti.stopped': null },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'L5: Ari; seeds L2: Alien Conspiracy',
        does: ['attempt:L2:team-1', 'who:2', 'blue way:one'],
        gives: { Giusti: 'surface:L2', Calloway: null },
      },
    ],
  },
  {
    card: 'Reflections',
    title: 'C-DILEMMA-08 C-DILEMMA-09: half of the crew is stopped, or killed if the opponent’s hand is empty',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
    blue: 'hand: Spock; seeds L1: Reflections',
    does: 'attempt:L1:1',
    log: 'Stopped:',
    silent: 'killed',
    gives: { 'blue.discard': ['Reflections'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
        blue: 'seeds L1: Reflections',
        does: 'attempt:L1:1',
        log: 'is killed',
      },
      {
        gold: 'L1: U.S.S. Oberth [Tallera, Calloway]',
        blue: 'hand: Spock; seeds L1: Reflections',
        does: 'attempt:L1:1',
        silent: 'Stopped:',
      },
    ],
  },
  {
    card: 'Multitronic Menace',
    title:
      'C-DILEMMA-02: if the ship has an attribute above the number of crew, unique personnel die for its staffing icons',
    gold: 'L1: U.S.S. Galaxy [Jean-Luc Picard, Geordi La Forge, Deanna Troi, Giusti]',
    blue: 'seeds L1: Multitronic Menace',
    does: 'attempt:L1:1',
    gives: { 'in play': ['U.S.S. Galaxy', 'Giusti'], 'blue.discard': ['Multitronic Menace'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Jean-Luc Picard, Giusti, Giusti, Giusti, Giusti, Giusti, Giusti]',
        blue: 'seeds L1: Multitronic Menace',
        does: 'attempt:L1:1',
        gives: { 'Jean-Luc Picard': 'aboard:1', 'blue.discard': ['Multitronic Menace'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Jean-Luc Picard, Giusti]',
        blue: 'seeds L1: Multitronic Menace',
        does: 'attempt:L1:1',
        gives: { 'Jean-Luc Picard': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Jean-Luc Picard, Geordi La Forge, Giusti]',
        blue: 'seeds L1: Multitronic Menace',
        does: 'attempt:L1:1',
        gives: { 'players.0.discard.length': 1 },
      },
    ],
  },
  {
    card: 'Quality of Life',
    title: 'C-DRAW-01 C-DILEMMA-07: the opponent may draw for each equipment, and one equipment gets you past it',
    gold: 'L2: Giusti, Tricorder, Engineering Kit',
    blue: 'seeds L2: Quality of Life; deck: Spock, Res-Q, Ari',
    does: ['attempt:L2:team-1', 'blue way:draw', 'way:give', 'who:2'],
    gives: {
      'blue.hand': ['Spock', 'Res-Q'],
      Tricorder: null,
      'Engineering Kit': 'surface:L2',
      'Giusti.stopped': null,
      'L2.seeds': [],
    },
    also: [
      {
        gold: 'L2: Giusti, Tricorder',
        blue: 'seeds L2: Quality of Life',
        does: ['attempt:L2:team-1', 'blue way:no', 'way:keep'],
        gives: { 'blue.hand': [], Tricorder: 'surface:L2', 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti',
        blue: 'seeds L2: Quality of Life',
        does: ['attempt:L2:team-1', 'blue way:no'],
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti, Exocomp',
        blue: 'seeds L2: Quality of Life',
        does: ['attempt:L2:team-1', 'blue way:no'],
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Quality of Life'] },
      },
    ],
  },
  {
    card: 'Incapacitate Inhabitants',
    title: 'C-MISSION-20: Incapacitate Inhabitants is worth 5 fewer points if the opponent has three MEDICAL there',
    gold: 'missions: Incapacitate Inhabitants, Study Pulsar; L1: Enabran Tain, Jil Orra',
    blue: 'L1: Kurdon [Alyssa Ogawa, Beverly Crusher]',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Incapacitate Inhabitants, Study Pulsar; L1: Enabran Tain, Jil Orra',
        blue: 'L1: Kurdon [Alyssa Ogawa]; L2: Beverly Crusher',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Observe Spatial Coordinates',
    title: 'C-MISSION-20: Observe Spatial Coordinates is worth 5 more points with a Cloaking Device on the ship',
    gold: "missions: Observe Spatial Coordinates, Study Pulsar; L1: I.K.C. Bortas [Sons of Mogh, Ch'Pok, D'Ghor, Captain B'Etor]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Observe Spatial Coordinates, Study Pulsar; L1: Kurdon {as: Klingon} [Sons of Mogh, Ch'Pok, D'Ghor, Captain B'Etor]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Sabotage Biosphere',
    title: 'C-MISSION-20: Sabotage Biosphere is worth 5 more points while the opponent has an objective in play',
    gold: "missions: Sabotage Biosphere, Study Pulsar; L1: Captain Lursa, B'Elanna Daughter of Miral",
    blue: 'table: Process Ore',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: "missions: Sabotage Biosphere, Study Pulsar; L1: Captain Lursa, B'Elanna Daughter of Miral; table: Process Ore",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Imperial Interceptor',
    title: 'C-SKILL-11: an Imperial Interceptor has WEAPONS +3 at a planet mission',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Imperial Interceptor; L2: Imperial Interceptor',
    gives: { '1.WEAPONS': 8, '1.RANGE': 6, '2.WEAPONS': 5 },
  },
];

provesCards(specs);
