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
  {
    card: 'Combat-Ready: Jury-Rig',
    title: 'C-TURN-18 C-SKILL-14: a Jury-Rig strengthens a MACO or Miracle Worker for a turn, but only once',
    gold: 'L2: Amanda Cole, Montgomery Scott, Worf; table: Alternate Universe Door; hand: Combat-Ready: Jury-Rig, Combat-Ready: Jury-Rig',
    can: { 'play:combat-ready-jury-rig': ['1', '2'].map((piece) => `play:combat-ready-jury-rig:on:${piece}`) },
    next: {
      does: ['play:combat-ready-jury-rig:on:1', 'play:combat-ready-jury-rig:on:1'],
      gives: {
        'Amanda Cole.INTEGRITY': 8,
        'Amanda Cole.ENGINEER': 1,
        'Amanda Cole.Transporter Skill': 1,
        'Amanda Cole.Computer Skill': 2,
      },
      next: { does: 'end:turn', gives: { 'Amanda Cole.INTEGRITY': 6, 'Amanda Cole.ENGINEER': 0 } },
    },
  },
  {
    card: 'Klingon Border Patrol',
    title:
      'C-POINTS-03: a Border Patrol scores if the ship is still present with an opponent’s ship when the next turn ends',
    gold: 'L1: I.K.S. Raptor, I.K.S. Bortas; L2: I.K.S. Raptor; hand: Klingon Border Patrol',
    blue: 'L1: U.S.S. Oberth',
    can: { play: ['play:klingon-border-patrol:on:1'] },
    next: {
      does: ['play:klingon-border-patrol:on:1', 'end:turn', 'blue end:turn', 'end:turn'],
      gives: { 'gold.score': 5 },
    },
    also: [
      {
        gold: 'L1: I.K.S. Raptor; on:1: Klingon Border Patrol {since: 0}',
        blue: 'L2: U.S.S. Oberth',
        does: 'end:turn',
        gives: { 'gold.score': 0, 'gold.discard': ['Klingon Border Patrol'] },
      },
    ],
  },
];

provesCards(specs);
