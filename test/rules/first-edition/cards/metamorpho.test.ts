import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Awaiting Trial',
    title: 'C-TURN-09: with a captive, each Awaiting Trial draws an extra card',
    gold: 'L1: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 1}]; table: Awaiting Trial, Awaiting Trial',
    does: 'end:turn',
    gives: { 'gold.hand': ['Calloway', 'Spock', 'Data'] },
    also: [{ gold: 'table: Awaiting Trial', does: 'end:turn', gives: { 'gold.hand': ['Calloway'] } }],
  },
  {
    card: 'Awaiting Trial',
    title: 'C-PLAY-03: Awaiting Trial is free with three Cardassians in play',
    gold: 'L2: Ekoor, Mason, Disik; hand: Awaiting Trial',
    at: 'turn',
    does: 'play:awaiting-trial:core:0',
    gives: { 'turn.played': 0 },
    also: [
      {
        gold: 'L2: Ekoor, Mason; hand: Awaiting Trial',
        at: 'turn',
        does: 'play:awaiting-trial:core:0',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Practice Orbital Maneuvers',
    title: 'C-MISSION-01: the far end of Practice Orbital Maneuvers needs no cadets',
    gold: 'L4: U.S.S. Galaxy [Henreid, Mr. and Mrs. Troi, Data, Data]',
    blue: 'missions: Practice Orbital Maneuvers, Survey Mission',
    does: 'attempt:L4:1',
    gives: { 'L4.solved': 0 },
  },
  {
    card: 'Secure Strategic Base',
    title:
      'C-TURN-17 C-DOWNLOAD-01: a player downloads Strategic Base once per game with their own Secure Strategic Base',
    gold: 'missions: Secure Strategic Base, Study Pulsar; deck: Strategic Base, Strategic Base, Spock',
    can: 'use:secure-strategic-base:0:once',
    next: { does: ['use:secure-strategic-base:0:once', 'get:strategic-base:core:0'], cant: 'use:secure' },
    also: [
      {
        gold: 'deck: Strategic Base, Spock',
        blue: 'missions: Secure Strategic Base, Survey Mission',
        cant: 'use:secure',
      },
    ],
  },
  {
    card: 'Esteemed Vedek',
    title:
      'C-DOWNLOAD-01 C-SKILL-14: an Esteemed Vedek downloads a Vedek, and each copy adds 2 to INTEGRITY of all Bajorans',
    gold: 'L1: Bajoran Outpost; table: Esteemed Vedek; hand: Esteemed Vedek; deck: Vedek Sorad, Calloway',
    blue: 'L2: Kira Nerys, Calloway',
    at: 'turn',
    does: ['play:esteemed-vedek:core:0', 'get:vedek-sorad:aboard:1'],
    gives: {
      'Vedek Sorad': 'aboard:1',
      'Vedek Sorad.INTEGRITY': 10,
      'Kira Nerys.INTEGRITY': 11,
      'Calloway.INTEGRITY': 7,
    },
  },
  {
    card: 'Souls of the Dead',
    title: 'C-DRAW-06 C-TURN-16: with three Bajorans, a discarded card goes on top of the deck, once per turn',
    gold: 'L2: Kira Nerys, Vedek Sorad, Akorem Laan; hand: Souls of the Dead, Souls of the Dead; discard: Kurn, Kor',
    does: ['play:souls-of-the-dead:core:0', 'take:kor'],
    gives: { 'players.0.deck.0': 'kor', 'gold.discard': ['Kurn', 'Souls of the Dead'] },
    cant: 'play',
    also: [{ gold: 'L2: Kira Nerys, Vedek Sorad, Calloway; hand: Souls of the Dead; discard: Kurn', cant: 'play' }],
  },
  {
    card: 'Alexander Rozhenko (Metamorphosis)',
    title: 'C-SHIPBAT-07 C-DRAW-07: a card is drawn when the ship with Alexander Rozhenko aboard wins a battle',
    gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Alexander Rozhenko (Metamorphosis)]",
    blue: 'L1: U.S.S. Oberth',
    does: 'attack:all:1:6',
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka], Klingon Outpost [Alexander Rozhenko (Metamorphosis)]",
        blue: 'L1: U.S.S. Oberth',
        does: 'attack:all:1:8',
        gives: { 'players.0.hand.length': 0 },
      },
    ],
  },
  {
    card: 'Sleeper Ship',
    title: 'C-PLAY-16: with a Sleeper Ship, a commanded ship that wins a battle may take a personnel aboard from hand',
    gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka]; table: Sleeper Ship; hand: Kurn, Batrell",
    blue: 'L1: U.S.S. Oberth',
    does: ['attack:all:1:7', 'crew:kurn'],
    gives: { Kurn: 'aboard:1', 'gold.hand': ['Batrell'] },
    also: [
      {
        gold: "L1: I.K.C. Negh'Var [Kor, Kruge, Morka]; table: Sleeper Ship; hand: Kurn",
        blue: 'L1: U.S.S. Oberth',
        does: 'attack:all:1:6',
        can: 'end:turn',
      },
    ],
  },
  {
    card: 'Lauren',
    title:
      'C-SKILL-01 C-DOWNLOAD-10: Lauren downloads with one of three others present, and has doubled skills with all three',
    gold: "L2: Lauren, Jack, Sarina, Patrick; deck: Life's Simple Pleasures, Spock",
    gives: { 'Lauren.Biology': 2, 'Lauren.Music': 2, 'Lauren.CIVILIAN': 1 },
    can: 'download:1',
    also: [
      {
        gold: "L2: Lauren, Jack, Sarina; L5: Patrick; deck: Life's Simple Pleasures, Spock",
        gives: { 'Lauren.Biology': 1 },
        can: 'download:1',
      },
      { gold: "L2: Lauren, Data; deck: Life's Simple Pleasures, Spock", cant: 'download:1' },
    ],
  },
  {
    card: 'Patrick',
    title:
      'C-SKILL-01 C-DOWNLOAD-10: Patrick downloads with one of three others present, and has doubled skills with all three',
    gold: 'L2: Patrick, Jack, Sarina, Lauren; deck: Surprise Party, Spock',
    gives: { 'Patrick.ENGINEER': 2, 'Patrick.Archaeology': 2 },
    can: 'download:1',
    also: [
      {
        gold: 'L2: Patrick, Sarina, Lauren; deck: Surprise Party, Spock',
        gives: { 'Patrick.ENGINEER': 1 },
        can: 'download:1',
      },
      { gold: 'L2: Patrick, Data; deck: Surprise Party, Spock', cant: 'download:1' },
    ],
  },
  {
    card: 'Sarina',
    title:
      'C-SKILL-01 C-DOWNLOAD-10: Sarina downloads with one of three others present, and has doubled skills with all three',
    gold: 'L2: Sarina, Jack, Patrick, Lauren; deck: Meditation, Spock',
    gives: { 'Sarina.Physics': 2, 'Sarina.Exobiology': 2 },
    can: 'download:1',
    also: [
      { gold: 'L2: Sarina, Jack, Patrick; deck: Meditation, Spock', gives: { 'Sarina.Physics': 1 }, can: 'download:1' },
      { gold: 'L2: Sarina, Data; deck: Meditation, Spock', cant: 'download:1' },
    ],
  },
  {
    card: 'Nog (Metamorphosis)',
    title: 'C-SKILL-14: Nog changes by 1 for each other cadet present, up to 4, and has OFFICER with one of them',
    gold: 'L2: Nog (Metamorphosis), Dorian Collins, Karen Farris',
    gives: { 'Nog (Metamorphosis).INTEGRITY': 6, 'Nog (Metamorphosis).CUNNING': 8, 'Nog (Metamorphosis).OFFICER': 1 },
    also: [
      {
        gold: 'L2: Nog (Metamorphosis); L5: Dorian Collins',
        gives: {
          'Nog (Metamorphosis).INTEGRITY': 8,
          'Nog (Metamorphosis).CUNNING': 6,
          'Nog (Metamorphosis).OFFICER': 0,
        },
      },
      {
        gold: 'L2: Nog (Metamorphosis), Dorian Collins, Karen Farris, Riley Shepard, Tim Watters, Peter Preston',
        gives: { 'Nog (Metamorphosis).INTEGRITY': 4, 'Nog (Metamorphosis).CUNNING': 10 },
      },
    ],
  },
  {
    card: 'Leosa',
    title: 'C-TURN-17 C-RESPONSE-07: twice per game, Leosa nullifies a Holodeck Door that is just being played',
    gold: 'L2: Leosa',
    blue: 'hand: Holodeck Door',
    turn: 'blue',
    asked: { gold: ['play'] },
    does: ['blue play:holodeck-door:core:1', 'use:leosa:1:play'],
    log: 'Holodeck Door is nullified',
    also: [
      {
        gold: 'L2: Leosa',
        blue: 'hand: Holodeck Door',
        patch: { 'players.0.used': ['leosa'] },
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:holodeck-door:core:1',
        can: 'use:leosa',
      },
      {
        gold: 'L2: Leosa',
        blue: 'hand: Holodeck Door',
        patch: { 'players.0.used': ['leosa', 'leosa again'] },
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:holodeck-door:core:1',
        cant: 'use:leosa',
      },
    ],
  },
  {
    card: 'Jack',
    title: 'C-SKILL-11: with Patrick, Sarina and Lauren, Jack’s skills are doubled, but not his classification',
    gold: 'L2: Jack, Patrick, Sarina, Lauren',
    gives: { 'Jack.Physics': 2, 'Jack.Law': 2, 'Jack.CIVILIAN': 1, 'Jack.Honor': 0 },
    also: [{ gold: 'L2: Jack, Patrick, Sarina; L5: Lauren', gives: { 'Jack.Physics': 1 } }],
  },
  {
    card: 'Jack',
    title: 'C-DOWNLOAD-10: Jack downloads Telepathic Alien Kidnappers only with Patrick, Sarina or Lauren',
    gold: 'L2: Jack, Sarina; deck: Telepathic Alien Kidnappers, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Jack, Calloway; deck: Telepathic Alien Kidnappers, Spock', cant: 'download:1' }],
  },
  {
    card: 'Admiral Patrick',
    title: 'C-SKILL-20: Admiral Patrick has all attributes +1 for each genetically enhanced personnel present',
    gold: 'L2: Admiral Patrick, Lauren, Sarina, Calloway',
    blue: 'L2: Jack',
    gives: { 'Admiral Patrick.INTEGRITY': 9, 'Admiral Patrick.CUNNING': 10, 'Admiral Patrick.STRENGTH': 6 },
    also: [{ gold: 'L2: Admiral Patrick; L5: Lauren', gives: { 'Admiral Patrick.CUNNING': 8 } }],
  },
  {
    card: 'Admiral Patrick',
    title:
      'C-SKILL-11 C-TEAM-07: Admiral Patrick has Leadership ×2 if none of the others present has Leadership, not even the opponent’s',
    gold: 'L2: Admiral Patrick, Calloway; L5: Spock',
    blue: 'L2: Divok; L5: Spock',
    gives: { 'Admiral Patrick.Leadership': 2 },
    also: [
      { gold: 'L2: Admiral Patrick, Spock', gives: { 'Admiral Patrick.Leadership': 0 } },
      { gold: 'L2: Admiral Patrick', blue: 'L2: Spock', gives: { 'Admiral Patrick.Leadership': 0 } },
    ],
  },
  {
    card: 'Tactical Observation',
    title: 'C-MISSION-01 C-PLAY-10: from the far end, a Dominion Battleship reports to Tactical Observation',
    gold: 'missions: Study Pulsar; hand: Dominion Battleship',
    blue: 'missions: Tactical Observation',
    at: 'turn',
    can: 'report:dominion-battleship:space:L2',
    also: [
      {
        gold: 'missions: Tactical Observation, Study Pulsar; hand: Dominion Battleship',
        at: 'turn',
        cant: 'report:dominion-battleship',
      },
    ],
  },
];

provesCards(specs);
