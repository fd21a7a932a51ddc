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
    card: 'Break Prisoner',
    title:
      'C-MISSION-20 C-MISSION-01: Break Prisoner is worth 10 more points with an escorted captive there, on the near end',
    gold: "missions: Break Prisoner, Study Pulsar; L1: Tal'Aura, Jacen, Velal, Data (Things Past), Worf {captive: escorted, owner: 1}",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Break Prisoner, Study Pulsar; L1: Tal'Aura, Jacen, Velal, Data (Things Past)",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
      {
        gold: "missions: Study Pulsar; L2: Tal'Aura, Jacen, Velal, Data (Things Past), Worf {captive: escorted, owner: 1}",
        blue: 'missions: Break Prisoner',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
];

provesCards(specs);
