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
];

provesCards(specs);
