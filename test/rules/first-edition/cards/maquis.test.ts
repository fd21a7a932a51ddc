import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'George Sanders',
    title: 'C-BATTLE-06: George Sanders lets cards at his location attack Maquis',
    gold: 'L2: U.S.S. Galaxy [Spock], George Sanders',
    blue: 'L2: Cosette',
    can: { attack: 1 },
    also: [
      { gold: 'L2: U.S.S. Galaxy [Spock]; L5: George Sanders', blue: 'L2: Cosette', can: { attack: 0 } },
      { gold: 'L2: U.S.S. Galaxy [Spock], George Sanders', blue: 'L2: I.K.C. Vorn', can: { attack: 0 } },
    ],
  },
  {
    card: 'Divert Attention',
    title: 'C-MOVE-02: the span of Divert Attention is 2 lower for Maquis ships',
    gold: 'missions: Study Pulsar, Divert Attention, First Contact; L1: Cosette {spent: 4} [Kalita, Kalita]',
    can: { move: ['move:1:L2'] },
  },
  {
    card: 'Determined to Stay',
    title:
      'C-DRAW-01: when Maquis solve a mission of the Demilitarized Zone without opposing ships, their player draws up to five',
    gold: 'missions: Search for Weapons, Study Pulsar; surface:L1: Chakotay {mode: Federation}, Sakonna; at:L1: Determined to Stay',
    does: 'attempt:L1:team-1',
    can: { draw: 6 },
    next: { does: 'draw:5', gives: { 'players.0.hand.length': 5 } },
    also: [
      {
        gold: 'missions: Search for Weapons, Study Pulsar; surface:L1: Chakotay {mode: Federation}, Sakonna; at:L1: Determined to Stay',
        blue: 'space:L1: U.S.S. Galaxy',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
        can: 'end:turn',
      },
      {
        gold: 'missions: Search for Weapons, Study Pulsar; hand: Determined to Stay',
        at: 'turn',
        can: { play: ['play:determined-to-stay:at:L1'] },
      },
      {
        gold: 'missions: Search for Weapons, Study Pulsar; hand: Determined to Stay',
        patch: { 'locations.L1.attempted': [1] },
        at: 'turn',
        cant: 'play',
      },
    ],
  },
];

provesCards(specs);
