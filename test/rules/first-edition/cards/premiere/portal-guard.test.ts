import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Portal Guard',
    title: 'C-DILEMMA-12: nobody escapes Portal Guard if no ship is there',
    gold: 'L2: Mot the Barber, Linda Larson, Giusti',
    blue: 'seeds L2: Portal Guard',
    does: 'attempt:L2:team-1',
    gives: { pieces: {} },
  },
];

provesCards(specs);
