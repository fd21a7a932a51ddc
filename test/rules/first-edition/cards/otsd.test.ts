import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Hippocratic Oath',
    title: 'C-MOVE-19: Hippocratic Oath takes personnel even out of quarantine',
    gold: `
      L2: Runabout [Data, Beverly Crusher, Hyper-Aging {owner: 1, count: 3}];
      missions: First Contact, Study Pulsar`,
    blue: 'seeds L2: Hippocratic Oath',
    cant: 'beam',
    next: { does: 'attempt:L2:1', gives: { Data: 'aboard:1', 'Beverly Crusher': 'surface:L1' } },
  },
];

provesCards(specs);
