import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lt. Stiles',
    title: 'C-BATTLE-06: Lt. Stiles lets cards at his location attack Romulans',
    gold: 'L2: U.S.S. Galaxy [Spock], Lt. Stiles',
    blue: 'L2: Pi',
    can: { attack: 1 },
    also: [
      { gold: 'L2: U.S.S. Galaxy [Spock]; L5: Lt. Stiles', blue: 'L2: Pi', can: { attack: 0 } },
      { gold: 'L2: U.S.S. Galaxy [Spock], Lt. Stiles', blue: 'L2: I.K.C. Vorn', can: { attack: 0 } },
    ],
  },
  {
    card: 'Stella Mudd',
    title: 'C-SKILL-11: Stella Mudd has more skills only with Harcourt Fenton Mudd',
    gold: 'L2: Stella Mudd, Harcourt Fenton Mudd',
    gives: { 'Stella Mudd.SECURITY': 1, 'Stella Mudd.Leadership': 1 },
    also: [
      {
        gold: 'L2: Stella Mudd; L5: Harcourt Fenton Mudd',
        gives: { 'Stella Mudd.SECURITY': 0, 'Stella Mudd.Leadership': 0 },
      },
    ],
  },
  {
    card: 'Bird-of-Prey, Mk II',
    title: 'C-SKILL-11: a Bird-of-Prey, Mk II has RANGE and SHIELDS +2 in the Neutral Zone',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Bird-of-Prey, Mk II; L2: Bird-of-Prey, Mk II',
    gives: { '1.RANGE': 7, '1.WEAPONS': 6, '1.SHIELDS': 7, '2.RANGE': 5, '2.SHIELDS': 5 },
  },
  {
    card: 'Strategic Sector',
    title:
      'C-DRAW-01: a Strategic Sector draws a card for two missions of a region, and one more without a facility there',
    gold: 'missions: Breach Detection Grid, Covert Installation, Study Pulsar; hand: Strategic Sector',
    at: 'turn',
    can: { 'play:strategic-sector': ['L1', 'L2'].map((at) => `play:strategic-sector:at:${at}`) },
    next: {
      does: 'play:strategic-sector:at:L1',
      can: { draw: ['draw:0', 'draw:1', 'draw:2'] },
      next: { does: 'draw:2', gives: { 'players.0.hand.length': 2, 'gold.discard': ['Strategic Sector'] } },
    },
    also: [
      {
        gold: 'missions: Breach Detection Grid, Covert Installation, Study Pulsar; L2: Federation Outpost; hand: Strategic Sector',
        at: 'turn',
        does: 'play:strategic-sector:at:L1',
        can: { draw: ['draw:0', 'draw:1'] },
      },
      {
        gold: 'missions: Breach Detection Grid, Covert Installation, Study Pulsar; hand: Strategic Sector',
        patch: { 'players.0.playing': ['Borg'] },
        at: 'turn',
        does: 'play:strategic-sector:at:L1',
        gives: { 'players.0.hand.length': 0 },
      },
    ],
  },
  {
    card: 'Norman',
    title: 'C-SKILL-11: Norman has Computer Skill with another android present, and downloads Commandeer Ship',
    gold: 'L2: Norman, Data; deck: Commandeer Ship, Spock',
    gives: { 'Norman.Computer Skill': 1 },
    can: 'download:1',
    also: [{ gold: 'L2: Norman, Giusti; L5: Data', gives: { 'Norman.Computer Skill': 0 } }],
  },
  {
    card: "R'Moog",
    title: 'C-DOWNLOAD-10: R’Moog downloads Reaction Control Thrusters only in the Neutral Zone',
    gold: "missions: Covert Installation, Study Pulsar; L1: R'Moog; deck: Reaction Control Thrusters, Spock",
    can: 'download:1',
    also: [
      {
        gold: "missions: Covert Installation, Study Pulsar; L2: R'Moog; deck: Reaction Control Thrusters, Spock",
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Veznik',
    title: 'C-SKILL-11: Veznik has two more skills in the Neutral Zone',
    gold: 'missions: Covert Installation, Study Pulsar; L1: Veznik',
    gives: { 'Veznik.Stellar Cartography': 1, 'Veznik.Navigation': 1 },
    also: [{ gold: 'L2: Veznik', gives: { 'Veznik.Stellar Cartography': 0, 'Veznik.Navigation': 0 } }],
  },
  {
    card: 'Praxus',
    title: 'C-DRAW-02: Praxus downloads Cloaked Maneuvers instead of a card draw',
    gold: 'L2: Praxus; deck: Cloaked Maneuvers, Calloway, Spock',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:praxus:1:card', 'get:cloaked-maneuvers:core:0'],
    gives: { 'gold.hand': [] },
  },
  {
    card: "S'Salk",
    title: 'C-POINTS-01: S’Salk scores 5 points when his player destroys a facility at his location',
    gold: "L1: Borg Cube {as: Non-Aligned} [S'Salk]",
    blue: 'L1: Colony {damaged: true}',
    does: 'attack:all:1:3',
    gives: { Colony: null, 'gold.bonus': 5 },
    also: [
      {
        gold: "L1: Borg Cube {as: Non-Aligned} [Vekor, Lore]; L2: S'Salk",
        blue: 'L1: Colony {damaged: true}',
        does: 'attack:all:1:5',
        gives: { Colony: null, 'gold.bonus': 0 },
      },
      {
        // His player's own facility, which the opponent destroys in the same battle.
        gold: "L1: Runabout [S'Salk], Colony {damaged: true}",
        blue: 'L1: Borg Cube {as: Non-Aligned} [Vekor, Lore]',
        turn: 'blue',
        does: 'blue attack:all:4:3',
        gives: { Colony: null, 'gold.bonus': 0 },
      },
    ],
  },
  {
    card: 'Andrea',
    title: 'C-SKILL-11: Andrea and Dr. Roger Korby improve each other while they are together',
    gold: 'L2: Andrea, Dr. Roger Korby',
    gives: { 'Andrea.CUNNING': 8, 'Andrea.STRENGTH': 8, 'Dr. Roger Korby.CUNNING': 10, 'Dr. Roger Korby.INTEGRITY': 6 },
    also: [{ gold: 'L2: Andrea; L5: Dr. Roger Korby', gives: { 'Andrea.CUNNING': 7, 'Dr. Roger Korby.CUNNING': 9 } }],
  },
  {
    card: 'Borix',
    title: 'C-SKILL-11: Borix has Leadership and Law in the Neutral Zone',
    gold: 'missions: Covert Installation, First Contact; L1: Borix',
    gives: { 'Borix.Leadership': 1, 'Borix.Law': 1 },
    also: [
      {
        gold: 'missions: Covert Installation, First Contact; L2: Borix',
        gives: { 'Borix.Leadership': 0, 'Borix.Law': 0 },
      },
    ],
  },
  ...[
    ['Dividius', 'Classic Communicator'],
    ['Govas', 'Classic Disruptor'],
  ].map(
    ([card = '', tool]): CardSpec => ({
      card,
      title: 'C-DOWNLOAD-10: this Romulan downloads classic equipment only in the Neutral Zone',
      gold: `missions: Covert Installation, First Contact; table: Alternate Universe Door; L1: ${card}; deck: ${tool}, Spock`,
      can: 'download:2:0',
      also: [
        {
          gold: `missions: Covert Installation, First Contact; table: Alternate Universe Door; L2: ${card}; deck: ${tool}, Spock`,
          cant: 'download:2',
        },
      ],
    }),
  ),
  {
    card: 'Dr. Brown',
    title: 'C-SKILL-11: Dr. Roger Korby has SCIENCE at the location of his player’s Dr. Brown',
    gold: 'L2: Dr. Brown, U.S.S. Galaxy [Dr. Roger Korby]',
    gives: { 'Dr. Roger Korby.SCIENCE': 1 },
    also: [
      { gold: 'L2: Dr. Brown; L5: Dr. Roger Korby', gives: { 'Dr. Roger Korby.SCIENCE': 0 } },
      { gold: 'L2: Dr. Brown', blue: 'L2: Dr. Roger Korby', gives: { 'Dr. Roger Korby.SCIENCE': 0 } },
    ],
  },
];

provesCards(specs);
