import { exploration } from '../../card-rules.ts';

/** Virgin World: Crossroads. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-crossroads',
    number: 26,
    name: 'Virgin World: Crossroads',
    type: 'virgin',
    after: 'discard',
    source: 'ours',
    line: 'The lane limit here is 1 higher. One of your Ships may immediately move on at impulse.',
    resolve: [{ do: 'lane-limit', add: 1 }, { do: 'go' }],
  },
]);
