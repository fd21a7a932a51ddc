import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Wesley Crusher (Homefront III)',
    title: 'C-SKILL-20: the INTEGRITY of Wesley Crusher is 7 or 3, as his player chooses',
    gold: 'L2: Wesley Crusher (Homefront III)',
    at: 'turn',
    gives: { 'Wesley Crusher (Homefront III).INTEGRITY': 7 },
    next: {
      does: 'use:wesley-crusher-homefront-iii:1:figure',
      gives: { 'Wesley Crusher (Homefront III).INTEGRITY': 3 },
    },
  },
  {
    card: 'Mr. Tricorder',
    title:
      'C-TYPES-08 C-PLAY-10: Mr. Tricorder gives Computer Skill to those with OFFICER and ENGINEER, and weakens androids',
    gold: 'L2: Mr. Tricorder, Geordi La Forge, Data; L5: Lal; hand: Mr. Tricorder',
    blue: 'L2: Lore',
    at: 'turn',
    gives: {
      'Data.CUNNING': 6,
      'Lore.CUNNING': 7,
      'Lal.CUNNING': 8,
      'Data.Computer Skill': 3,
      'Geordi La Forge.Computer Skill': 1,
    },
    can: { report: ['report:mr-tricorder:surface:L2'] },
  },
  {
    card: 'Reaching Out',
    title:
      'C-MISSION-05 C-PLAY-03: Reaching Out lets Starfleet attempt a mission that requires Diplomacy, free with Jonathan Archer there',
    gold: 'missions: Arbitrate Negotiations, Study Pulsar; surface:L1: Jonathan Archer; hand: Reaching Out',
    at: 'turn',
    can: { play: ['play:reaching-out:at:L1'] },
    next: {
      does: 'play:reaching-out:at:L1',
      gives: { 'turn.played': 0 },
      can: 'attempt:L1:team-1',
    },
    also: [
      {
        gold: 'missions: Arbitrate Negotiations, Study Pulsar; surface:L1: Jonathan Archer',
        cant: { 'attempt:L1:team-1': 'C-MISSION-05' },
      },
      {
        gold: 'missions: Arbitrate Negotiations, Study Pulsar; at:L1: Reaching Out; hand: Reaching Out',
        at: 'turn',
        cant: 'play',
      },
      {
        gold: 'missions: Arbitrate Negotiations, Study Pulsar; hand: Reaching Out',
        at: 'turn',
        does: 'play:reaching-out:at:L1',
        gives: { 'turn.played': 1 },
      },
      {
        gold: 'missions: Deliver Message, Study Pulsar; surface:L1: Jonathan Archer, Nog {as: Starfleet}; at:L1: Reaching Out',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0, 'gold.bonus': 5, 'Reaching Out': null },
      },
      {
        gold: 'missions: Deliver Message, Study Pulsar; surface:L1: Gowron, Nog {as: Klingon}; at:L1: Reaching Out',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0, 'gold.bonus': 0, 'Reaching Out': 'at:L1' },
      },
    ],
  },
];

provesCards(specs);
