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
    card: 'Phlox (Broken Bow)',
    title: 'C-SKILL-14: Phlox has all attributes +1 for each ANIMAL present',
    gold: 'L2: Phlox (Broken Bow), Targ, Targ; L5: Targ; deck: Sickbay: Menagerie, Spock',
    gives: { 'Phlox (Broken Bow).INTEGRITY': 9, 'Phlox (Broken Bow).CUNNING': 9, 'Phlox (Broken Bow).STRENGTH': 7 },
    can: 'download:1',
    also: [{ gold: 'L2: Phlox (Broken Bow), Data', gives: { 'Phlox (Broken Bow).STRENGTH': 5 } }],
  },
];

provesCards(specs);
