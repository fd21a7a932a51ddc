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
  {
    card: 'Suna',
    title: 'C-TURN-17 C-DOWNLOAD-01: Suna downloads Reflection Therapy once per game, even if there are two of him',
    gold: 'L2: Suna, Suna; table: Alternate Universe Door; deck: Reflection Therapy, Reflection Therapy',
    blue: 'L2: Suna',
    can: { 'use:suna': ['use:suna:1:therapy', 'use:suna:2:therapy'] },
    next: {
      does: 'use:suna:1:therapy',
      can: { '': ['get:reflection-therapy:core:0'] },
      next: {
        does: 'get:reflection-therapy:core:0',
        gives: { 'Reflection Therapy': 'core:0', 'gold.deck': ['Reflection Therapy'] },
        cant: 'use:suna',
      },
    },
  },
];

provesCards(specs);
