import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Captain Proton',
    title:
      'C-SKILL-11: Captain Proton raises the attributes of his player’s other Holodeck Adventures personnel present',
    gold: 'L2: Captain Proton, Buster Kincaid, Calloway; L5: Ekoor',
    blue: 'L2: Vornar',
    gives: {
      'Buster Kincaid.INTEGRITY': 9,
      'Buster Kincaid.CUNNING': 8,
      'Buster Kincaid.STRENGTH': 10,
      'Captain Proton.CUNNING': 7,
      'Calloway.CUNNING': 5,
      'Ekoor.CUNNING': 7,
      'Vornar.CUNNING': 7,
    },
  },
  {
    card: 'Captain Proton',
    title: 'C-DECK-22 C-MISSION-05: Captain Proton attempts a mission as an ordinary Non-Aligned personnel',
    gold: 'missions: Disrupt Alliance, Study Pulsar; L1: Captain Proton',
    can: 'attempt:L1:team-1',
  },
  {
    card: 'Ekoor',
    title: 'C-PLAY-10 C-TURN-16: one universal Cardassian with SECURITY per turn reports for free where Ekoor is',
    gold: 'L2: Ekoor; hand: Vornar, Dakol, Ari, Elim, Mot the Barber',
    at: 'turn',
    can: { report: ['report:vornar:surface:L2', 'report:dakol:surface:L2'] },
    next: { does: 'report:vornar:surface:L2', gives: { 'turn.played': 0 }, cant: 'report' },
    also: [
      // Nobody else reports for free, and others still report as usual.
      {
        gold: 'L1: Cardassian Outpost [Ekoor]; hand: Ari, Vornar, Dakol',
        at: 'turn',
        does: 'report:ari:aboard:1',
        gives: { 'turn.played': 1 },
        next: { does: 'report:vornar:aboard:1', gives: { 'turn.played': 1 }, cant: 'report' },
      },
      {
        gold: 'L1: Cardassian Outpost [Ekoor]; hand: Vornar, Dakol',
        at: 'turn',
        does: ['report:vornar:aboard:1', 'report:dakol:aboard:1'],
        gives: { 'turn.played': 1 },
      },
      // A report elsewhere isn't free, and doesn't count.
      {
        gold: 'L1: Cardassian Outpost; L2: Ekoor; hand: Vornar, Dakol',
        at: 'turn',
        does: 'report:vornar:aboard:1',
        gives: { 'turn.played': 1 },
        next: { does: 'report:dakol:surface:L2', gives: { 'turn.played': 1 } },
      },
      { gold: 'hand: Vornar', blue: 'L2: Ekoor', at: 'turn', cant: 'report' },
    ],
  },
  {
    card: 'Sigmund Freud',
    title: 'C-PLAY-10: AU personnel and equipment report where Sigmund Freud is, and other cards don’t',
    gold: 'table: Alternate Universe Door; L1: U.S.S. Galaxy [Sigmund Freud], U.S.S. Oberth; hand: Balok, Agonizer, Vash, Federation PADD, U.S.S. Galaxy',
    at: 'turn',
    can: { report: ['report:balok:aboard:2', 'report:agonizer:aboard:2'] },
    next: { does: 'report:balok:aboard:2', gives: { Balok: 'aboard:2', 'turn.played': 1 } },
    also: [
      // Reporting this way doesn't replace the door (C-SEED-26), and cards that are incompatible with his group can't.
      { gold: 'L1: U.S.S. Galaxy [Sigmund Freud]; hand: Balok', at: 'turn', cant: 'report' },
      {
        gold: 'table: Alternate Universe Door; L1: U.S.S. Galaxy [Sigmund Freud, Calloway]; hand: Ambassador Tomalak',
        at: 'turn',
        cant: 'report',
      },
      {
        gold: 'table: Alternate Universe Door; L1: U.S.S. Galaxy; hand: Balok',
        blue: 'aboard:2: Sigmund Freud',
        at: 'turn',
        cant: 'report',
      },
    ],
  },
  {
    card: 'Sigmund Freud',
    title: 'C-DOWNLOAD-10: Sigmund Freud downloads an Alternate Universe Door',
    gold: 'table: Revolving Door; L1: U.S.S. Galaxy [Sigmund Freud]; deck: Alternate Universe Door, Spock',
    can: 'download:3',
  },
  {
    card: 'The President of Earth',
    title:
      'C-SKILL-11 C-TEAM-07: The President of Earth lowers all attributes of all personnel present with Chaotica by 3',
    gold: 'L1: U.S.S. Galaxy [The President of Earth]; L2: Chaotica, Calloway',
    blue: 'L2: Giusti; L5: Vash',
    gives: {
      'Calloway.INTEGRITY': 4,
      'Calloway.CUNNING': 2,
      'Calloway.STRENGTH': 0,
      'Giusti.CUNNING': 3,
      'Chaotica.CUNNING': 8,
      'Vash.CUNNING': 8,
      'The President of Earth.CUNNING': 7,
    },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [The President of Earth, Chaotica]',
        gives: { 'The President of Earth.CUNNING': 4 },
      },
    ],
  },
  {
    card: 'The President of Earth',
    title: 'C-SKILL-22: the Presidents of Earth of both players aren’t cumulative, and a disabled one has no effect',
    gold: 'L1: U.S.S. Galaxy [The President of Earth {numb: disabled}]; L2: Chaotica, Calloway',
    blue: 'L1: U.S.S. Galaxy [The President of Earth]',
    gives: { 'Calloway.CUNNING': 2 },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [The President of Earth]; L2: Chaotica, Calloway',
        blue: 'L1: U.S.S. Galaxy [The President of Earth]',
        gives: { 'Calloway.CUNNING': 2 },
      },
      {
        gold: 'L1: U.S.S. Galaxy [The President of Earth {numb: disabled}]; L2: Chaotica, Calloway',
        gives: { 'Calloway.CUNNING': 5 },
      },
    ],
  },
  {
    card: 'Admiral J. P. Hanson',
    title: 'C-PLAY-10: Federation ships that aren’t AU report to the location of Admiral J. P. Hanson',
    gold: 'table: Alternate Universe Door; L2: Admiral J. P. Hanson; hand: U.S.S. Galaxy, Starship Enterprise, I.K.C. Buruk',
    at: 'turn',
    can: { report: ['report:uss-galaxy:space:L2'] },
    next: { does: 'report:uss-galaxy:space:L2', gives: { 'turn.played': 1 } },
    also: [{ gold: 'hand: U.S.S. Galaxy', blue: 'L2: Admiral J. P. Hanson', at: 'turn', cant: 'report' }],
  },
  {
    card: 'Arachnia',
    title: 'C-SKILL-11: opposing ships where Arachnia is have SHIELDS −4 unless a Female is aboard',
    gold: 'L2: Arachnia, U.S.S. Nebula',
    blue: 'L2: U.S.S. Galaxy [Worf], U.S.S. Oberth [Vash], Borg Sphere; L1: U.S.S. Nebula',
    gives: {
      'U.S.S. Galaxy.SHIELDS': 5,
      'U.S.S. Oberth.SHIELDS': 7,
      '2.SHIELDS': 8,
      '8.SHIELDS': 8,
      'Borg Sphere.SHIELDS': 6,
    },
  },
  {
    card: 'Barash',
    title: 'C-PLAY-10 C-TURN-16: one personnel with the Barash icon per turn reports for free where Barash is',
    gold: 'table: Alternate Universe Door; L2: Barash; hand: Admiral Picard, Commander Data, Balok',
    at: 'turn',
    can: { report: ['report:admiral-picard:surface:L2', 'report:commander-data:surface:L2'] },
    next: { does: 'report:admiral-picard:surface:L2', gives: { 'turn.played': 0 }, cant: 'report' },
  },
  {
    card: 'Barash',
    title: 'C-DILEMMA-16: Barash doubles Hologram Ruse and its requirements',
    gold: 'L2: Data, Data, Spock, Spock; L5: Barash',
    blue: 'seeds L2: Hologram Ruse',
    does: 'attempt:L2:team-1',
    gives: { '1.stopped': 1 },
    log: 'is doubled',
    also: [
      {
        gold: 'L2: Data, Data, Spock, Spock',
        blue: 'seeds L2: Hologram Ruse',
        does: 'attempt:L2:team-1',
        gives: { '1.stopped': null },
      },
    ],
  },
  {
    card: 'Buster Kincaid',
    title: 'C-DRAW-07: with Captain Proton, Buster Kincaid’s player discards two cards to draw one',
    gold: 'L2: Buster Kincaid, Captain Proton; hand: Worf, Vash, Data',
    does: ['use:buster-kincaid:1:trade', 'worf + vash'],
    gives: { 'gold.hand': ['Data', 'Calloway'] },
    can: 'use:buster-kincaid',
    also: [
      { gold: 'L2: Buster Kincaid; L5: Captain Proton; hand: Worf, Vash', cant: 'use:buster' },
      { gold: 'L2: Buster Kincaid, Captain Proton; hand: Worf', cant: 'use:buster' },
    ],
  },
  {
    card: 'Chaotica',
    title: 'C-TURN-16 C-LEAVE-05: once per turn, Chaotica returns a hologram here to its owner’s hand',
    gold: 'L2: U.S.S. Galaxy [Chaotica, Crell Moset, Calloway]; L5: Cyrus Redblock',
    blue: 'L2: U.S.S. Galaxy [E.M.H. Program]',
    can: { 'use:chaotica': ['use:chaotica:2:2', 'use:chaotica:2:3', 'use:chaotica:2:7'] },
    next: {
      does: 'use:chaotica:2:7',
      gives: { 'blue.hand': ['E.M.H. Program'] },
      cant: 'use:chaotica',
    },
  },
  {
    card: 'Dr. Noah',
    title: 'C-TURN-16 C-CAPTURE-01: once per turn, Dr. Noah captures the opponent present with the highest CUNNING',
    gold: 'L2: U.S.S. Galaxy [Dr. Noah, Data]',
    blue: 'aboard:1: Spock, Worf; L2: Data',
    can: { 'use:dr-noah': ['use:dr-noah:2:4'] },
    next: { does: 'use:dr-noah:2:4', gives: { 'Spock.captive': 'escorted' }, cant: 'use:dr-noah' },
  },
  {
    card: 'John Watson',
    title: 'C-TURN-02: with Sherlock Holmes, John Watson’s player may discard their hand at the start of their turn',
    gold: 'L2: John Watson, Sherlock Holmes; hand: Worf, Vash',
    turn: 'blue',
    asked: { gold: ['turn-start'] },
    does: ['blue end:turn', 'use:john-watson:1:hand'],
    gives: { 'gold.hand': [] },
    also: [
      {
        gold: 'L2: John Watson; L5: Sherlock Holmes; hand: Worf, Vash',
        turn: 'blue',
        asked: { gold: ['turn-start'] },
        does: 'blue end:turn',
        cant: 'use:john',
      },
    ],
  },
  {
    card: 'Duchamps',
    title: 'C-PERSBAT-03: when a battle begins, Duchamps may stun up to three adversaries',
    gold: 'L2: U.S.S. Galaxy [Duchamps, Worf]',
    blue: 'aboard:1: Kurn, Gowron, Divok, Antaak',
    turn: 'blue',
    asked: { gold: ['personnel-battle'] },
    does: ['blue fight:4:3', 'use:duchamps:2:4', 'use:duchamps:2:5', 'use:duchamps:2:6'],
    cant: 'use:duchamps',
    log: ['Kurn is stunned', 'Gowron is stunned', 'Divok is stunned'],
  },
  {
    card: 'Eli Hollander',
    title: 'C-SKILL-03: opponents present with Eli Hollander can’t use SECURITY, except as a classification',
    gold: 'L2: U.S.S. Galaxy [Eli Hollander, Commander Sulu]',
    blue: "aboard:1: Remata'Klan, Navok; L5: Remata'Klan",
    gives: { '4.SECURITY': 0, 'Navok.SECURITY': 1, '6.SECURITY': 1, 'Commander Sulu.SECURITY': 1 },
  },
];

provesCards(specs);
