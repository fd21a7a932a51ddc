import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Deanna Troi (First Contact)',
    title: 'C-STOP-01: Deanna Troi lets her Away Team act again',
    gold: 'L2: Deanna Troi (First Contact) {stopped: 99}, Worf {stopped: 99}; L5: Data {stopped: 99}',
    does: 'use:deanna-troi-first-contact:1:unstop',
    gives: { 'Deanna Troi (First Contact).stopped': null, 'Worf.stopped': null, 'Data.stopped': 99 },
  },
];

provesCards(specs);
