import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Nanobiogenic Fugitives',
    title: 'C-DILEMMA-06: with Nanobiogenic Fugitives, a player stops two personnel with ENGINEER or one with Physics',
    gold: 'L2: Linda Larson, Linda Larson, Geordi La Forge, Giusti',
    blue: 'seeds L2: Nanobiogenic Fugitives',
    does: 'attempt:L2:team-1',
    can: { '': ['way:two', 'way:one'] },
    next: { does: 'way:two', can: { '': ['who:1', 'who:2', 'who:3'] } },
    also: [
      {
        gold: 'L2: Linda Larson, Geordi La Forge, Data, Data',
        blue: 'seeds L2: Nanobiogenic Fugitives',
        does: ['attempt:L2:team-1', 'way:one'],
        gives: { 'Geordi La Forge.stopped': 1 },
        log: 'Stopped: Geordi La Forge.',
      },
    ],
  },
  {
    card: 'Nanobiogenic Fugitives',
    title: 'C-DILEMMA-06: a player with no Physics must stop two personnel with ENGINEER for Nanobiogenic Fugitives',
    gold: 'L2: Linda Larson, Linda Larson, Giusti',
    blue: 'seeds L2: Nanobiogenic Fugitives',
    does: 'attempt:L2:team-1',
    log: 'Stopped: Linda Larson and Linda Larson 2.',
  },
];

provesCards(specs);
