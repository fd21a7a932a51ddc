import type { Force } from '../../../rules/rule.ts';
import { itself } from '../shared.ts';

/** Dilemmas that take a turn out of its player’s hands. */
export const TURNED: Readonly<Record<string, Force>> = {
  'alien-parasites': {
    // They are stopped only when the other is done with them.
    meeting: { continues: true, effects: [{ do: 'infest' }] },
    at: {
      // Once: what they attempt while they are controlled is another attempt.
      attempted: { does: (g, bearer) => (itself(g, bearer)?.marks === undefined ? [{ do: 'possess' }] : []) },
    },
  },
  'temporal-causality-loop': {
    // The turn ends: nobody needs to be stopped.
    meeting: { continues: true, effects: [{ do: 'rewind' }] },
    rewinds: true,
  },
};
