import { systems } from '../../card-rules.ts';

/** The planets of the Borg set. */
export const CARDS = systems('borg', [
  {
    id: 'ivor-prime',
    number: 2,
    name: 'Ivor Prime',
    kind: 'planetary',
    sites: ['production', 'production'],
    lanes: 3,
    hazard: 6,
    source: 'ours',
    line: 'A well-armed world on the edge of the storm.',
  },
  {
    id: 'jouret-iv',
    number: 1,
    name: 'Jouret IV',
    kind: 'planetary',
    sites: ['production', 'research'],
    lanes: 3,
    hazard: null,
    source: 'ours',
    line: 'A colony reduced to a smooth crater, ready to be rebuilt.',
  },
]);
