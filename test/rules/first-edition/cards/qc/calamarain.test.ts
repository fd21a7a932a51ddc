import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Calamarain',
    title: 'C-SHIPBAT-18: Calamarain can’t affect a Borg Ship, which doesn’t count as a ship',
    gold: 'L1: Calamarain, Borg Ship {owner: 1, goal: L2}; missions: Explore Interstellar Matter, Study Pulsar',
    blue: 'missions: Survey Mission',
    can: { 'use:calamarain': ['use:calamarain:1:to:L2'] },
  },
];

provesCards(specs);
