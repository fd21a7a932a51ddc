import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { toyGame } from '../../support/toy-game.ts';

describe('match', () => {
  it('a match can be played to the end with random legal answers, and the same inputs lead to the same state', () => {
    const first = new InMemoryTable(toyGame(), { secret: 'one' }).start();
    const chance = stream('player');
    while (first.state.over === null) {
      const decision = first.state.pending[0];
      if (decision === undefined) throw new Error('nobody is asked');
      first.answer(
        decision,
        randomAnswer(decision, (bound) => chance.next(bound)),
      );
    }
    expect(first.state.over.why).toBe('The skirmish is over.');
    const again = new InMemoryTable(toyGame(), { secret: 'one' });
    for (const input of first.inputs) again.submit(input);
    expect(again.table).toEqual(first.table);
    const other = new InMemoryTable(toyGame(), { secret: 'two' }).start();
    expect(other.table.commitment).not.toBe(first.table.commitment);
  });
});
