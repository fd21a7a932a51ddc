import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Deanna Troi (First Contact)',
    title: 'C-STOP-01: Deanna Troi lets her Away Team act again',
    gold: 'L2: Deanna Troi (First Contact) {stopped: 99}, Worf {stopped: 99}; L5: Data {stopped: 99}',
    does: 'use:deanna-troi-first-contact:1:unstop',
    gives: { 'Deanna Troi (First Contact).stopped': null, 'Worf.stopped': null, 'Data.stopped': 99 },
  },
  {
    card: 'Thirteen of Nineteen',
    title: 'C-SKILL-11: each Thirteen of Nineteen gives its ship WEAPONS +2',
    gold: 'L1: Borg Scout Vessel [Thirteen of Nineteen, Thirteen of Nineteen]',
    gives: { 'Borg Scout Vessel.WEAPONS': 8 },
  },
];

provesCards(specs);
