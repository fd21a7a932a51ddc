import type { Force } from '../../../rules/rule.ts';
import { itself } from '../shared.ts';

/** Dilemmas that take over their player's turn. */
export const TURNED: Readonly<Record<string, Force>> = {
  'alien-parasites': {
    // They are stopped only after the opponent has used them.
    meeting: { continues: true, effects: [{ do: 'infest' }] },
    at: {
      // Only once: an attempt made while they are controlled is another attempt.
      attempted: { does: (g, bearer) => (itself(g, bearer)?.marks === undefined ? [{ do: 'possess' }] : []) },
    },
  },
  'temporal-causality-loop': {
    // The turn ends, so nobody needs to be stopped.
    meeting: { continues: true, effects: [{ do: 'rewind' }] },
    rewinds: true,
  },
};
