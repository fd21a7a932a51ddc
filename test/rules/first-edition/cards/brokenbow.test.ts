import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Bu'kaH",
    title: 'C-SKILL-11: Bu’kaH has more skills only aboard a 22nd-century Klingon ship',
    gold: "L1: I.K.S. Raptor [Bu'kaH]",
    gives: { "Bu'kaH.ENGINEER": 2 },
    also: [
      { gold: "L1: I.K.C. Vorn [Bu'kaH]", gives: { "Bu'kaH.ENGINEER": 1 } },
      { gold: "L2: Bu'kaH", gives: { "Bu'kaH.ENGINEER": 1 } },
    ],
  },
  {
    card: 'Escape Gulag',
    title: 'C-MISSION-01: on its far end, Klingons solve Escape Gulag',
    gold: "L4: Maltz, Nu'Tal, Sons of Mogh",
    blue: 'missions: Escape Gulag, Survey Mission',
    does: 'attempt:L4:team-1',
    gives: { 'L4.solved': 0 },
  },
  {
    card: 'Intrepid',
    title: 'C-MOVE-12: Intrepid has RANGE +2 for a move within a region',
    gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Intrepid {spent: 3} [Burrows]',
    can: 'move:1:L1',
    also: [
      {
        gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Intrepid {spent: 4} [Burrows]',
        cant: 'move:1:L1',
      },
    ],
  },
  {
    card: 'Jonathan Archer (Broken Bow)',
    title: 'C-SKILL-11: Jonathan Archer (Broken Bow) has more skills only at a space location',
    gold: 'L1: Runabout [Jonathan Archer (Broken Bow)]',
    gives: {
      'Jonathan Archer (Broken Bow).Navigation': 1,
      'Jonathan Archer (Broken Bow).Anthropology': 1,
      'Jonathan Archer (Broken Bow).Physics': 1,
      'Jonathan Archer (Broken Bow).Law': 1,
    },
    also: [
      {
        gold: 'L2: Jonathan Archer (Broken Bow)',
        gives: {
          'Jonathan Archer (Broken Bow).Navigation': 0,
          'Jonathan Archer (Broken Bow).Anthropology': 0,
          'Jonathan Archer (Broken Bow).Physics': 0,
          'Jonathan Archer (Broken Bow).Law': 0,
        },
      },
    ],
  },
  {
    card: 'Combat-Ready: Tense Situation',
    title:
      'C-SKILL-14 C-TYPES-12: a Tense Situation gives Leadership to a MACO or bodyguard, and helps other leaders present',
    gold: 'L2: Amanda Cole, Jonathan Archer, Calloway, Farrell; L5: Jeremiah Hayes; hand: Combat-Ready: Tense Situation',
    blue: 'L2: Hideaki Chang, Jean-Luc Picard',
    at: 'turn',
    can: {
      'play:combat-ready-tense-situation': ['on:1', 'on:4', 'on:5'].map(
        (to) => `play:combat-ready-tense-situation:${to}`,
      ),
    },
    next: {
      does: 'play:combat-ready-tense-situation:on:1',
      gives: {
        'Amanda Cole.Leadership': 1,
        'Amanda Cole.STRENGTH': 6,
        'Jonathan Archer.SECURITY': 1,
        'Jonathan Archer.INTEGRITY': 9,
        'Jonathan Archer.CUNNING': 8,
        'Jonathan Archer.STRENGTH': 9,
        'Calloway.SECURITY': 0,
        'Jeremiah Hayes.STRENGTH': 7,
        'Jean-Luc Picard.SECURITY': 0,
        'Combat-Ready: Tense Situation.count': 4,
      },
    },
  },
];

provesCards(specs);
