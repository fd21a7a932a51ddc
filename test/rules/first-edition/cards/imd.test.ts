import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Comm Officer Sato 2E (In A Mirror Darkly)',
    title: 'C-DILEMMA-16: the other printing of Comm Officer Sato doubles Male’s Love Interest, too',
    gold: 'L2: Data, Worf, Giusti; L5: Comm Officer Sato 2E (In A Mirror Darkly)',
    blue: "seeds L2: Male's Love Interest",
    does: 'attempt:L2:team-1',
    log: 'is doubled',
  },
];

provesCards(specs);
