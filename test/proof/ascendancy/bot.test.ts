import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/ascendancy/bot/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { proof } from '../../../src/games/ascendancy/proof/index.ts';
import { objection } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { BUDGETS } from '../budgets.ts';

const MODES = proof.options ?? [];
/** The number of the captain’s answers in each kind of game. */
const ANSWERS = Math.ceil(BUDGETS.ascendancy.answers / MODES.length);

describe('the bot captain', () => {
  it.each(MODES.map((mode) => [JSON.stringify(mode), mode] as const))(
    'answers what it is offered and leaves the position alone: %s',
    (name, options) => {
      const random = stream(`captain ${name}`);
      const next = (bound: number): number => random.next(bound);
      const match = new InMemoryTable(ascendancy, { secret: name, options, undo: false, quiet: true }).start();
      for (let count = 0; count < ANSWERS && match.state.over === null; count++) {
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        const before = JSON.stringify(match.state);
        const keys = captain(redealFor(ascendancy, match.state, decision.seat, next), decision.seat, decision, next);
        expect(objection(decision, keys)).toBeNull();
        expect(JSON.stringify(match.state)).toBe(before);
        match.answer(decision, keys);
      }
    },
  );
});
