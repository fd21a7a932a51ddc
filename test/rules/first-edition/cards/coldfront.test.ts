import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Revolutionaries',
    title: 'C-BATTLE-06: with Revolutionaries, a dissident leader may attack their own affiliation',
    gold: "L2: Minister T'Pau; table: Revolutionaries",
    blue: "L2: T'Lam",
    can: 'fight',
    also: [
      { gold: "L2: Minister T'Pau", blue: "L2: T'Lam", cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Kira Nerys; table: Revolutionaries', blue: 'L2: Vedek Sorad', cant: { 'fight:1:3': 'C-BATTLE-05' } },
    ],
  },
  {
    card: 'Revolutionaries',
    title: 'C-DOWNLOAD-01: Revolutionaries download two universal dissidents',
    gold: 'L1: Cardassian Outpost; hand: Revolutionaries; deck: Ari, Belva, Danar, Calloway',
    at: 'turn',
    does: ['play:revolutionaries:core:0:fetch', 'get:ari:aboard:1', 'get:belva:aboard:1'],
    gives: { Ari: 'aboard:1', Belva: 'aboard:1', 'gold.discard': ['Revolutionaries'] },
  },
  {
    card: 'Reman Sacrifice',
    title: 'C-TURN-16 C-DRAW-01: once per turn, a Reman dies to draw three cards',
    gold: 'L2: Chagrith, Sela, Thalpet; hand: Reman Sacrifice, Reman Sacrifice',
    can: { play: ['play:reman-sacrifice:on:1', 'play:reman-sacrifice:on:3'] },
    next: {
      does: 'play:reman-sacrifice:on:1',
      gives: { Chagrith: null, 'players.0.hand.length': 4 },
      cant: 'play',
    },
  },
  {
    card: 'Reman Sacrifice',
    title: 'C-RESPONSE-16: a Reman dies instead of a Romulan personnel who is present',
    gold: 'L5: Chagrith; L2: Sela; hand: Reman Sacrifice, Absolute Power',
    asked: { gold: ['leaving'] },
    does: ['play:absolute-power:on:2:unstop', 'pass'],
    gives: { Sela: null },
    also: [
      {
        gold: 'L2: Chagrith, Sela; hand: Reman Sacrifice, Absolute Power',
        asked: { gold: ['leaving'] },
        does: ['play:absolute-power:on:2:unstop', 'answer:reman-sacrifice:2:1'],
        gives: { Chagrith: null, Sela: 'surface:L2' },
      },
    ],
  },
  {
    card: 'Bigger on the Inside',
    title: 'C-MISSION-03: a mission that is Bigger on the Inside needs four Command icons or any Intelligence',
    gold: 'L2: Calloway, Giusti; at:L2: Bigger on the Inside',
    cant: { 'attempt:L2:team-1': 'C-MISSION-03' },
    also: [
      {
        gold: 'L2: Spock, Data, Worf, Jean-Luc Picard, Calloway; at:L2: Bigger on the Inside',
        can: 'attempt:L2:team-1',
      },
      {
        gold: 'L2: Ensign Jameson; table: Alternate Universe Door; hand: Bigger on the Inside',
        at: 'turn',
        can: { play: ['L1', 'L2', 'L3'].map((at) => `play:bigger-on-the-inside:at:${at}`) },
      },
    ],
  },
];

provesCards(specs);
