import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'I Hate You',
    title: 'C-DILEMMA-09 C-RESPONSE-07: a Vulcan Nerve Pinch nullifies I Hate You',
    gold: 'L2: Giusti, Data, Calloway; hand: Vulcan Nerve Pinch',
    blue: 'seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:vulcan-nerve-pinch'],
    gives: { 'Data.stopped': null, 'gold.discard': ['Vulcan Nerve Pinch'], 'L2.seeds': [] },
    log: 'I Hate You is nullified',
  },
];

provesCards(specs);
