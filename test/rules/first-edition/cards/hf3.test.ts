import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Wesley Crusher (Homefront III)',
    title: 'C-SKILL-20: the INTEGRITY of Wesley Crusher is 7 or 3, as his player chooses',
    gold: 'L2: Wesley Crusher (Homefront III)',
    at: 'turn',
    gives: { 'Wesley Crusher (Homefront III).INTEGRITY': 7 },
    next: {
      does: 'use:wesley-crusher-homefront-iii:1:figure',
      gives: { 'Wesley Crusher (Homefront III).INTEGRITY': 3 },
    },
  },
];

provesCards(specs);
