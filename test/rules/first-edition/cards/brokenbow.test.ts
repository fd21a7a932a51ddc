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
    card: 'Four of Fifty',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Four of Fifty downloads One with the Borg instead of drawing',
    gold: 'L2: Four of Fifty; deck: One with the Borg, Spock',
    does: ['use:four-of-fifty:1:swap', 'get:one-with-the-borg:core:0', 'end:turn'],
    gives: { 'gold.hand': [] },
  },
  {
    card: 'Kelby',
    title: 'C-DOWNLOAD-10: Kelby downloads Divert Power unless any Tucker is present',
    gold: 'L2: Kelby; L5: Charles Tucker III; deck: Divert Power, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Kelby, Charles Tucker III; deck: Divert Power, Spock', cant: 'download:1' }],
  },
  {
    card: 'Jeremiah Hayes',
    title: 'C-SKILL-11: Jeremiah Hayes has Leadership while no other leader is present',
    gold: 'L2: Jeremiah Hayes, Calloway; L5: Spock',
    blue: 'L2: Spock',
    gives: { 'Jeremiah Hayes.Leadership': 1 },
    also: [
      { gold: 'L2: Jeremiah Hayes, Spock', gives: { 'Jeremiah Hayes.Leadership': 0 } },
      { gold: 'L2: Jeremiah Hayes, Giusti', gives: { 'Jeremiah Hayes.Leadership': 0 } },
    ],
  },
];

provesCards(specs);
