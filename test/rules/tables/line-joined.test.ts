import { describe, expect, it } from 'vitest';
import type { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { type Refusal, Refused } from '../../../src/kernel/types.ts';
import { runLine } from '../../../src/tables/line.ts';
import type { LineDone } from '../../../src/tables/types.ts';
import { playing } from '../../support/long-turns.ts';
import type { Skirmish } from '../../support/toy-game.ts';

function run(match: InMemoryTable<Skirmish>, text: string): LineDone | Refusal {
  const decision = match.pending(0)?.id ?? '';
  try {
    // The tables treat every game as one with unknown state.
    const game = match.game as unknown as Parameters<typeof runLine>[2];
    return runLine(match.table, { t: 'line', seat: 0, decision, text }, game, (answer) => match.submit(answer));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

describe('picks', () => {
  it.each([
    ['a comma', 'u0 to 1, draw'],
    ['“and”', 'u0 to 1 and draw'],
    ['a comma and “and”', 'u0 to 1, and draw'],
  ])('picks joined by %s are played in order', (_what, line) => {
    expect(run(playing(), line)).toMatchObject({ picked: ['u0 moves to 1', 'Draw a card'], stopped: null });
  });

  it('after picks joined by commas, the rest of the line is played', () => {
    const done = run(playing(), 'u0 to 1, u0 to 0, u0 to 1; u0 to 0, draw');
    const moves = ['u0 moves to 1', 'u0 moves to 0', 'u0 moves to 1', 'u0 moves to 0'];
    expect(done).toMatchObject({ picked: [...moves, 'Draw a card'], stopped: null });
  });

  it('picks joined by a comma are all refused if the second doesn’t answer the next question', () => {
    const match = playing();
    const before = JSON.stringify(match.table);
    expect(run(match, 'u0 to 1, sing')).toMatchObject({
      text: expect.stringContaining('“u0 to 1, sing” can’t be done now.'),
    });
    expect(run(match, 'sing, draw')).toMatchObject({
      text: expect.stringContaining('“sing, draw” can’t be done now.'),
    });
    expect(JSON.stringify(match.table)).toBe(before);
  });
});
