import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Harry Kim',
    title: 'C-SELECT-01: Harry Kim may volunteer for a random selection',
    gold: 'L2: Harry Kim {as: Federation}, Calloway, Giusti',
    blue: 'seeds L2: Ornaran Threat',
    does: 'attempt:L2:team-1',
    can: ['volunteer:1', 'chance'],
    next: { does: 'volunteer:1', log: 'Harry Kim' },
  },
];

provesCards(specs);
