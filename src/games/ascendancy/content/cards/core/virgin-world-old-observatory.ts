import { onColony } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Virgin World: Old Observatory. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-old-observatory',
    number: 22,
    name: 'Virgin World: Old Observatory',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it adds 1 Research to each of their own Projects, or takes 1 Research if they have none.',
    resolve: [],
    // Research from this card doesn’t count toward the limit in the Building Phase (A-BUILD-24).
    rule: onColony((g, { seat }) => [
      { do: 'study', amount: Math.max(1, g.players[seat]?.projects.length ?? 0), must: true },
    ]),
  },
]);
