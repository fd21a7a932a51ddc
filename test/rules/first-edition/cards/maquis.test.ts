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
    card: 'Quark (The Maquis)',
    title: 'C-SKILL-11: Quark has four more skills with a Maquis with Treachery present',
    gold: 'L2: Quark (The Maquis), Bill Samuels; L5: Giusti',
    gives: {
      'Quark (The Maquis).SECURITY': 1,
      'Quark (The Maquis).Computer Skill': 2,
      'Quark (The Maquis).Smuggling': 1,
      'Quark (The Maquis).Biology': 1,
    },
    also: [{ gold: 'L2: Quark (The Maquis), Vekor', gives: { 'Quark (The Maquis).SECURITY': 0 } }],
  },
  {
    card: 'Quark (The Maquis)*',
    title: 'C-SKILL-11: Quark* has four more skills with a Maquis with Treachery present',
    gold: 'L2: Quark (The Maquis)*, Bill Samuels',
    gives: { 'Quark (The Maquis)*.Smuggling': 1 },
    also: [{ gold: 'L2: Quark (The Maquis)*, Vekor', gives: { 'Quark (The Maquis)*.Smuggling': 0 } }],
  },
  {
    card: 'Tabor (The Maquis)',
    title: 'C-SKILL-14: Tabor has CUNNING and STRENGTH +3 with six personnel in his player’s discard pile',
    gold: 'L2: Tabor (The Maquis); discard: Data, Data, Data, Spock, Spock, Spock',
    gives: { 'Tabor (The Maquis).CUNNING': 9, 'Tabor (The Maquis).STRENGTH': 9 },
    also: [
      {
        gold: 'L2: Tabor (The Maquis); discard: Data, Data, Data, Spock, Spock, Tricorder',
        gives: { 'Tabor (The Maquis).CUNNING': 6 },
      },
    ],
  },
  {
    card: 'Tabor (The Maquis)*',
    title: 'C-SKILL-14: Tabor* has CUNNING and STRENGTH +3 with six personnel in his player’s discard pile',
    gold: 'L2: Tabor (The Maquis)*; discard: Data, Data, Data, Spock, Spock, Spock',
    gives: { 'Tabor (The Maquis)*.CUNNING': 9, 'Tabor (The Maquis)*.STRENGTH': 9 },
  },
];

provesCards(specs);
