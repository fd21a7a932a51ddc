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
  {
    card: 'Six of Seventeen',
    title: 'C-TURN-16: once every turn, Six of Seventeen lowers RANGE or WEAPONS of its ship until the end of the turn',
    gold: 'L1: Borg Sphere [Six of Seventeen, Six of Seventeen]; L2: Six of Seventeen',
    does: 'use:six-of-seventeen:2:RANGE',
    gives: { 'Borg Sphere.RANGE': 2, 'Borg Sphere.WEAPONS': 6 },
    can: { 'use:six-of-seventeen': ['use:six-of-seventeen:3:WEAPONS'] },
    next: {
      does: 'use:six-of-seventeen:3:WEAPONS',
      gives: { 'Borg Sphere.WEAPONS': 4 },
      next: { does: 'end:turn', gives: { 'Borg Sphere.RANGE': 4, 'Borg Sphere.WEAPONS': 6 } },
    },
  },
  {
    card: 'Ten of Nineteen',
    title: 'C-CLOAK-01 C-TURN-16: once each turn, Ten of Nineteen decloaks an opponent’s ship',
    gold: 'L1: Borg Sphere [Ten of Nineteen]',
    blue: 'L1: I.K.C. Vorn {veiled: cloaked}; L2: I.K.C. Bortas {veiled: cloaked}',
    does: 'use:ten-of-nineteen:2:do',
    gives: { 'I.K.C. Vorn.veiled': null, 'I.K.C. Bortas.veiled': 'cloaked' },
    cant: 'use:ten-of-nineteen',
    also: [{ gold: 'L2: Ten of Nineteen', blue: 'L2: I.K.C. Vorn {veiled: cloaked}', cant: 'use:ten-of-nineteen' }],
  },
];

provesCards(specs);
