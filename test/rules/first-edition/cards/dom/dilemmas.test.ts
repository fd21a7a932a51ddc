import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Crisis',
    title: 'C-DILEMMA-06: Crisis needs Leadership on the planet, and an OFFICER aboard your ship there',
    gold: 'L2: U.S.S. Oberth [Giusti], Henreid, Calloway',
    blue: 'seeds L2: Crisis',
    does: 'attempt:L2:team-3',
    gives: { 'Calloway.stopped': null, 'blue.discard': ['Crisis'] },
    also: [
      {
        gold: 'L2: U.S.S. Oberth [Linda Larson], Henreid, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: U.S.S. Oberth [Giusti], Linda Larson, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: U.S.S. Oberth [Giusti], Ensign Jameson, Calloway',
        blue: 'seeds L2: Crisis',
        does: 'attempt:L2:team-3',
        gives: { 'Calloway.stopped': null, 'blue.discard': ['Crisis'] },
      },
    ],
  },
  {
    card: 'Sleeper Trap',
    title:
      'C-DOWNLOAD-06 C-PERSBAT-01: three different universal Cardassians and a hand weapon come to the planet and may attack',
    gold: 'L2: Giusti, Worf',
    blue: 'deck: Ari, Ari, Belva, Bronok, Chaban, Dukat, Cardassian Disruptor, Calloway; seeds L2: Sleeper Trap',
    does: 'attempt:L2:team-1',
    can: ['blue get:ari:surface:L2', 'blue get:bronok:surface:L2', 'blue get:chaban:surface:L2'],
    cant: ['blue get:dukat', 'blue get:calloway', 'blue get:cardassian-disruptor'],
    next: {
      does: ['blue get:ari:surface:L2', 'blue get:belva:surface:L2'],
      can: ['blue get:chaban:surface:L2'],
      cant: ['blue get:ari', 'blue get:belva'],
      next: {
        does: ['blue get:bronok:surface:L2', 'blue get:cardassian-disruptor:surface:L2'],
        can: ['blue ambush', 'blue peace'],
        next: {
          does: 'blue peace',
          gives: { 'blue.discard': ['Sleeper Trap'], 'Cardassian Disruptor': 'surface:L2', 'Giusti.stopped': null },
        },
      },
    },
    also: [
      {
        gold: 'L2: Giusti, Worf',
        blue: 'deck: Ari, Calloway; seeds L2: Sleeper Trap',
        does: ['attempt:L2:team-1', 'blue get:ari:surface:L2', 'blue ambush'],
        log: 'Blue attacks 2 people',
      },
      // Without a leader, they can’t attack.
      {
        gold: 'L2: Giusti, Worf',
        blue: 'deck: Belva, Calloway; seeds L2: Sleeper Trap',
        does: ['attempt:L2:team-1', 'blue get:belva:surface:L2'],
        gives: { Belva: 'surface:L2', 'blue.discard': ['Sleeper Trap'] },
      },
      // The other player’s Cardassians don’t count, even if they have just arrived.
      {
        gold: 'L2: Giusti, Belva {since: 1}',
        blue: 'L2: Deep Space 9 {sites: 4} [Ops]; deck: Belva, Ari, Calloway; seeds L2: Sleeper Trap',
        does: 'attempt:L2:team-1',
        can: ['blue get:belva:surface:L2', 'blue get:ari:aboard:4'],
      },
      {
        gold: 'L1: U.S.S. Galaxy [Giusti, Worf]',
        blue: 'L1: Deep Space 9 {sites: 5+6} [Ops, Guest Quarters]; deck: Ari, Belva, Calloway; seeds L1: Sleeper Trap',
        does: ['attempt:L1:1', 'blue get:ari:aboard:5'],
        can: { 'blue get': ['get:belva:aboard:5'] },
      },
      {
        gold: 'L1: U.S.S. Galaxy [Giusti, Worf]',
        blue: 'deck: Ari, Calloway; seeds L1: Sleeper Trap',
        does: 'attempt:L1:1',
        gives: { 'blue.discard': ['Sleeper Trap'], 'Giusti.stopped': null },
      },
    ],
  },
];

provesCards(specs);
