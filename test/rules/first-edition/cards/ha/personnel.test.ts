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
    card: 'Minuet',
    title: 'C-TURN-16 C-RESPONSE-13: once every turn, Minuet stops up to two males present',
    gold: 'L1: Runabout [Minuet, Giusti]',
    blue: 'L1: Runabout [Worf]; aboard:1: Data, Spock',
    can: { 'use:minuet': ['use:minuet:2:6', 'use:minuet:2:6+7', 'use:minuet:2:7'] },
    next: { does: 'use:minuet:2:6+7', gives: { 'Data.stopped': 1, 'Spock.stopped': 1 }, cant: 'use:minuet' },
  },
  {
    card: 'Minuet',
    title: 'C-PLAY-03 C-TURN-16: one Bynars event per turn is free with Minuet',
    gold: 'L1: Runabout [Minuet]; hand: Bynars Weapon Enhancement, Bynars Weapon Enhancement',
    at: 'turn',
    does: 'play:bynars-weapon-enhancement:on:1',
    gives: { 'turn.played': 0 },
    next: { does: 'play:bynars-weapon-enhancement:on:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Madam Pulaski',
    title: 'C-MISSION-20: unique missions that both players have seeded are worth 10 points more with Madam Pulaski',
    gold: 'missions: Aftermath, Study Pulsar; L1: Geordi La Forge, Sonya Gomez, Jean-Luc Picard; L2: Madam Pulaski',
    blue: 'missions: Aftermath, Survey Mission',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 45 },
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Geordi La Forge, Sonya Gomez, Jean-Luc Picard; L2: Madam Pulaski',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Geordi La Forge, Sonya Gomez, Jean-Luc Picard',
        blue: 'missions: Aftermath, Survey Mission; L2: Madam Pulaski',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Rusot',
    title: 'C-PLAY-10: Cardassians of a resistance report where Rusot is',
    gold: 'L5: Rusot; hand: Vornar, Makbar',
    at: 'turn',
    can: { report: ['report:vornar:surface:L5'] },
  },
  {
    card: 'Sherlock Holmes',
    title: 'C-TURN-02: at the start of the turn, Sherlock Holmes draws a card if the opponent has more cards in hand',
    gold: 'L2: Sherlock Holmes; hand: Worf',
    blue: 'hand: Worf, Data',
    turn: 'blue',
    asked: { gold: ['turn-start'] },
    does: 'blue end:turn',
    can: 'use:sherlock-holmes',
    next: { does: 'use:sherlock-holmes:1:start', gives: { 'gold.hand': ['Worf', 'Calloway'] } },
    also: [
      {
        gold: 'L2: Sherlock Holmes; hand: Worf, Data, Sunad',
        blue: 'hand: Worf',
        turn: 'blue',
        asked: { gold: ['turn-start'] },
        does: 'blue end:turn',
        cant: 'use:sherlock-holmes',
      },
    ],
  },
  {
    card: 'Naomi Wildman',
    title: 'C-SKILL-01: aboard the U.S.S. Voyager, Naomi Wildman doubles the first-listed skill of others present',
    gold: 'L1: U.S.S. Voyager [Naomi Wildman, Tom Paris, Seven of Nine (The Borg)]',
    gives: { 'Tom Paris.Navigation': 6, 'Tom Paris.OFFICER': 1, 'Tom Paris.Biology': 1, 'Naomi Wildman.Youth': 1 },
    also: [{ gold: 'L2: Naomi Wildman, Tom Paris', gives: { 'Tom Paris.Navigation': 3 } }],
  },
  {
    card: 'The Twin Mistresses of Evil',
    title: 'C-SKILL-01: any Harry Kim and any Tom Paris present have their skills doubled',
    gold: 'L2: The Twin Mistresses of Evil, Tom Paris, Harry Kim, Data',
    gives: { 'Tom Paris.Navigation': 6, 'Harry Kim.Music': 2, 'Data.Music': 1 },
    also: [{ gold: 'L2: The Twin Mistresses of Evil; L5: Tom Paris', gives: { 'Tom Paris.Navigation': 3 } }],
  },
  {
    card: 'Lonzak',
    title:
      'C-POINTS-01: Lonzak is worth 5 points for each female captive present, or 10 with Chaotica, while they are there',
    gold: 'L1: U.S.S. Galaxy [Lonzak, Giusti {captive: escorted, owner: 1}, Worf {captive: escorted, owner: 1}]',
    gives: { 'gold.points': 5, 'blue.points': 0 },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Lonzak, Giusti {captive: escorted, owner: 1}, Chaotica]',
        gives: { 'gold.points': 10 },
      },
      { gold: 'L1: U.S.S. Galaxy [Lonzak]; L2: Giusti {captive: escorted, owner: 1}', gives: { 'gold.points': 0 } },
    ],
  },
  {
    card: 'Lily',
    title: 'C-TURN-17 C-BATTLE-08: once per game, with Dixon Hill, Lily cancels a personnel battle at her location',
    gold: 'L2: Lily, Dixon Hill',
    blue: 'L2: Kurn',
    turn: 'blue',
    asked: { gold: ['personnel-battle'] },
    does: 'blue fight:3:1',
    can: 'use:lily',
    next: { does: 'use:lily:1:battle', cant: 'use:lily', next: { does: 'pass', log: 'The battle is canceled' } },
    also: [
      {
        gold: 'L2: Lily, Data',
        blue: 'L2: Kurn',
        turn: 'blue',
        asked: { gold: ['personnel-battle'] },
        does: 'blue fight:3:2',
        silent: 'canceled',
      },
    ],
  },
];

provesCards(specs);
