import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Q's Vicious Animal Things",
    title: 'C-DILEMMA-07: Q’s Vicious Animal Things are placed under another planet mission',
    gold: 'L2: Mot the Barber, Linda Larson, Giusti, Norah Satie',
    blue: "seeds L2: Q's Vicious Animal Things",
    does: ['attempt:L2:team-1', 'blue under:L5'],
    gives: { 'L5.seeds.0.card': 'qs-vicious-animal-things', 'L2.seeds': [] },
  },
];

provesCards(specs);
