import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ilon Tandro*',
    title: 'C-CAPTURE-01 C-TURN-17: Ilon Tandro captures an opposing personnel present once per game',
    gold: 'L2: Ilon Tandro*, Data',
    blue: 'L2: Worf; L5: Spock',
    can: { 'use:ilon': ['use:ilon-tandro-star:1:3'] },
    next: { does: 'use:ilon-tandro-star:1:3', gives: { 'Worf.captive': 'escorted' }, cant: 'use:ilon' },
  },
];

provesCards(specs);
