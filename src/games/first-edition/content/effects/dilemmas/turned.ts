import type { Force } from '../../../rules/rule.ts';
import { itself } from '../shared.ts';

/** Dilemmas that take over the encountering player's turn. */
export const TURNED: Readonly<Record<string, Force>> = {
  'alien-parasites': {
    // The personnel are stopped only after the opponent has used them.
    meeting: { continues: true, effects: [{ do: 'infest' }] },
    at: {
      // The dilemma does this only once. An attempt made while the opponent controls the personnel doesn't trigger it
      // again.
      attempted: { does: (g, source) => (itself(g, source)?.marks === undefined ? [{ do: 'possess' }] : []) },
    },
  },
  'temporal-causality-loop': {
    // The turn ends, so nobody needs to be stopped.
    meeting: { continues: true, effects: [{ do: 'rewind' }] },
    rewinds: true,
  },
};
