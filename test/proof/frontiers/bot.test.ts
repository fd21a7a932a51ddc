import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/frontiers/bot/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { SCENARIOS } from '../../../src/games/frontiers/scenarios/list.ts';
import { objection, optionsOf } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import { BUDGETS } from '../budgets.ts';

/** The number of the bot’s answers in each scenario, over all seats. */
const ANSWERS = BUDGETS.frontiers.answers / Object.keys(SCENARIOS).length;

describe('the captain', () => {
  it.each(Object.entries(SCENARIOS))('in %s, the captain chooses only from the options offered', (id, { sizes }) => {
    const random = stream(`captain ${id}`);
    const next = (bound: number): number => random.next(bound);
    const players = Math.min(
      ...Object.keys(sizes)
        .map(Number)
        .filter((size) => size > 1 || id === 'solo-conquest'),
    );
    const options = { scenario: id, players };
    const match = new InMemoryTable(frontiers, { secret: id, options, undo: false, quiet: true }).start();
    let hasPlayed = false;
    for (let count = 0; count < ANSWERS && match.state.over === null; count++) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const keys = captain(redealFor(frontiers, match.state, decision.seat, next), decision.seat, decision, next);
      expect(objection(decision, keys)).toBeNull();
      expect(optionsOf(decision).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
      match.answer(decision, keys);
      hasPlayed ||= match.state.g.turn !== null;
    }
    // Ships and Tactics were chosen, and turns were played.
    expect(hasPlayed).toBe(true);
  });
});
