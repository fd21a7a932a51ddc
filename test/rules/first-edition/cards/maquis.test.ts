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
  {
    card: 'Maquis Raider',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make Maquis Raider carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: Maquis Raider {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'Guingouin',
    title: 'C-MOVE-16: the Guingouin lands or takes off once per turn, for 1 RANGE',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Guingouin {spent: 3} [Cal Hudson, Macias]',
    does: 'land:1',
    gives: { Guingouin: 'surface:L1', 'Guingouin.spent': 4 },
    cant: 'takeoff',
  },
];

provesCards(specs);
