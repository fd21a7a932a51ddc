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
];

provesCards(specs);
