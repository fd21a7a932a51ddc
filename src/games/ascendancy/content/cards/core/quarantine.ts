import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Quarantine. */
export const CARDS = exploration('core', [
  {
    id: 'core-quarantine',
    number: 3,
    name: 'Quarantine',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy Test 4. Pass: take 1 Culture. Fail: until the end of your next turn, your Ships here can’t move or change Fleets.',
    resolve: [{ do: 'test', number: 4, pass: [fromCrisis({ culture: 1 })], fail: [{ do: 'hold' }] }],
  },
]);
