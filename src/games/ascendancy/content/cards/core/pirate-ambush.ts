import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Pirate Ambush. */
export const CARDS = exploration('core', [
  {
    id: 'core-pirate-ambush',
    number: 5,
    name: 'Pirate Ambush',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Pirates roll 3 dice. Each die hits if it shows at least 5 plus your Shields. If any of your Ships survive, take 2 Production.',
    resolve: [
      { do: 'fire', dice: 3, hit: 5 },
      { do: 'lose-ships', count: { each: 1, of: 'amount' } },
      { do: 'when', is: 'ship-here', does: [fromCrisis({ production: 2 })] },
    ],
  },
]);
