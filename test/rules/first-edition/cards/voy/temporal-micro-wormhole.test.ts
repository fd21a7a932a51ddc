import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Temporal Micro-Wormhole',
    title: 'C-TURN-17: Temporal Micro-Wormhole downloads Dr. Telek R’Mor once per game',
    gold: "L1: Romulan Outpost; table: Temporal Micro-Wormhole; deck: Dr. Telek R'Mor, Spock",
    does: ['use:temporal-micro-wormhole:2:portal', 'get:dr-telek-rmor:aboard:1'],
    cant: 'use',
    gives: { "Dr. Telek R'Mor": 'aboard:1' },
  },
];

provesCards(specs);
