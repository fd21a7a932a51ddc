import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bird-of-Prey',
    title: 'C-SKILL-11: a Bird-of-Prey has all attributes +3 while its crew is universal or from the 22nd century',
    gold: 'L2: Bird-of-Prey [Amanda Cole {as: Romulan}, Giusti {as: Romulan}, Gareb {as: Romulan}]',
    gives: { 'Bird-of-Prey.RANGE': 8, 'Bird-of-Prey.WEAPONS': 7, 'Bird-of-Prey.SHIELDS': 7 },
    also: [
      {
        gold: 'L2: Bird-of-Prey [Amanda Cole {as: Romulan}, Rekar]',
        gives: { 'Bird-of-Prey.RANGE': 5, 'Bird-of-Prey.WEAPONS': 4, 'Bird-of-Prey.SHIELDS': 4 },
      },
    ],
  },
];

provesCards(specs);
