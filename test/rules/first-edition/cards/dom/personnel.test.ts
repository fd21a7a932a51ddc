import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Kai Winn',
    title: 'C-SKILL-11: Kai Winn has Honor only while The Emissary is in play',
    gold: 'L2: Kai Winn; table: The Emissary',
    gives: { 'Kai Winn.Honor': 1 },
    also: [{ gold: 'L2: Kai Winn', gives: { 'Kai Winn.Honor': 0 } }],
  },
  {
    card: "Goran'Agar",
    title: 'C-DILEMMA-09: Goran’Agar nullifies Hippocratic Oath where he is',
    gold: "L2: Goran'Agar {as: Federation}, Alyssa Ogawa",
    blue: 'seeds L2: Hippocratic Oath',
    does: 'attempt:L2:team-1',
    gives: { 'Alyssa Ogawa': 'surface:L2', 'L2.seeds': [] },
    log: 'Hippocratic Oath is nullified',
  },
];

provesCards(specs);
