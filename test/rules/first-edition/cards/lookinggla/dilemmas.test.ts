import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Exe-Q-tioner',
    title:
      'C-DILEMMA-07: Exe-Q-tioner kills a random personnel, and the opponent puts it under another unsolved mission, even in space',
    gold: 'L2: Giusti',
    blue: 'seeds L2: Exe-Q-tioner',
    does: ['attempt:L2:team-1', 'blue under:L1'],
    gives: { Giusti: null, 'L1.seeds.0.card': 'exe-q-tioner', 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Data, Data, Data, Data, Data, Data, Calloway, Vash',
        blue: 'seeds L2: Exe-Q-tioner',
        does: 'attempt:L2:team-1',
        silent: 'killed',
      },
    ],
  },
  {
    card: 'Alien Abduction: Test Subjects',
    title: 'C-DILEMMA-27 C-DILEMMA-10: the dilemma holds three personnel until Physics ×2 cures it',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway, Linda Larson]',
    blue: 'seeds L1: Alien Abduction: Test Subjects',
    does: 'attempt:L1:1',
    gives: { Giusti: 'on:5', Calloway: 'on:5', 'Linda Larson': 'on:5', 'Alien Abduction: Test Subjects': 'at:L1' },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Davies, Davies, Davies, Davies, Davies]',
        blue: 'seeds L1: Alien Abduction: Test Subjects',
        does: 'attempt:L1:1',
        gives: { 'Alien Abduction: Test Subjects': null, '2.at': 'aboard:1', '6.at': 'aboard:1' },
      },
    ],
  },
  {
    card: 'Between Duty and Respect',
    title: 'C-DILEMMA-06 C-SPACELINE-13: the skills get past it, and twice as many if four Bajor missions are in play',
    gold: 'L2: Barron, Henreid',
    blue: 'seeds L2: Between Duty and Respect',
    does: 'attempt:L2:team-1',
    gives: { 'Barron.stopped': null, 'blue.discard': ['Between Duty and Respect'] },
    also: [
      {
        gold: 'missions: First Contact, Characterize Neutrino Emissions, Alter Records; L1: Barron, Henreid',
        blue: 'missions: Acquire Illicit Explosives, Disrupt Alliance; seeds L1: Between Duty and Respect',
        does: 'attempt:L1:team-1',
        gives: { 'Barron.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'missions: First Contact, Characterize Neutrino Emissions, Alter Records; L1: Barron, Henreid, Barron, Henreid',
        blue: 'missions: Acquire Illicit Explosives, Disrupt Alliance; seeds L1: Between Duty and Respect',
        does: 'attempt:L1:team-1',
        gives: { '1.stopped': null, 'blue.discard': ['Between Duty and Respect'] },
      },
      {
        gold: 'L2: Barron, Giusti',
        blue: 'seeds L2: Between Duty and Respect',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Attractive Antiquities',
    title: 'C-DILEMMA-06: Acquisition and Greed ×2, or skills and INTEGRITY for the opponent’s Gold-Pressed Latinum',
    gold: 'L2: Lopez, Giusti, Calloway',
    blue: 'L5: Gold-Pressed Latinum; seeds L2: Attractive Antiquities',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': null, 'blue.discard': ['Attractive Antiquities'] },
    also: [
      {
        gold: 'L2: Lopez, Giusti, Calloway',
        blue: 'L5: Gold-Pressed Latinum, Gold-Pressed Latinum; seeds L2: Attractive Antiquities',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Attractive Antiquities',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Routine Physical',
    title:
      'C-DILEMMA-15 C-DILEMMA-07: the weakest is stopped for each different MEDICAL, and the others need Computer Skill ×2',
    gold: 'L1: U.S.S. Oberth [Calloway, Data, Jean-Luc Picard]',
    blue: 'seeds L1: Routine Physical',
    does: 'attempt:L1:1',
    gives: { 'Calloway.stopped': 1, 'Jean-Luc Picard.stopped': null, 'blue.discard': ['Routine Physical'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Calloway, Calloway, Karen Loews, Data]',
        blue: 'seeds L1: Routine Physical',
        does: 'attempt:L1:1',
        gives: { '2.stopped': 1, '3.stopped': 1, 'Karen Loews.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Calloway, Giusti]',
        blue: 'seeds L1: Routine Physical',
        does: 'attempt:L1:1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: "Looking for Par'mach",
    title: 'C-DILEMMA-25 C-DILEMMA-06: past it, the opponent seeds Distraction, which is encountered next',
    gold: 'L1: U.S.S. Oberth [Giusti, Barron]',
    blue: "seeds L1: Looking for Par'mach; deck: Distraction, Spock",
    does: ['attempt:L1:1', 'blue seed:distraction', 'blue none'],
    gives: { 'Giusti.stopped': 1, 'Barron.stopped': 1 },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
        blue: "seeds L1: Looking for Par'mach; deck: Distraction, Spock",
        does: 'attempt:L1:1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Q-uality Time',
    title: 'C-DILEMMA-12 C-DILEMMA-25: the opponent seeds Q, or the highest INTEGRITY returns to hand',
    gold: 'L2: Inge Eiger, Giusti',
    blue: 'seeds L2: Q-uality Time; deck: Q, Spock',
    does: ['attempt:L2:team-1', 'blue way:seed', 'blue seed:q'],
    log: 'encounters Q.',
    also: [
      {
        gold: 'L2: Inge Eiger, Giusti',
        blue: 'seeds L2: Q-uality Time; deck: Q, Spock',
        does: ['attempt:L2:team-1', 'blue way:hand'],
        gives: { 'gold.hand': ['Inge Eiger'], 'Giusti.stopped': null, 'blue.discard': ['Q-uality Time'] },
      },
      {
        gold: 'L2: Inge Eiger, Henreid, Jean-Luc Picard, Data, Davies',
        blue: 'seeds L2: Q-uality Time; deck: Q, Spock',
        does: ['attempt:L2:team-1', 'blue way:hand'],
        gives: { 'gold.hand': [], 'blue.discard': ['Q-uality Time'] },
      },
    ],
  },
];

provesCards(specs);
