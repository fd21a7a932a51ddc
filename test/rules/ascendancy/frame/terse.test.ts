import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';

/** Answers in each game, enough for a few rounds with moves, lanes, swings and Fleets. */
const ANSWERS = 400;

describe('a game that is played only by option keys', () => {
  it.each([1, 2, 3])('a game takes the same course whether or not its menus have text (%i)', (game) => {
    const random = stream(`terse ${game}`);
    const given = { secret: `terse ${game}`, undo: false, quiet: true };
    const worded = new InMemoryTable(ascendancy, given).start();
    const terse = new InMemoryTable(ascendancy, { ...given, terse: true }).start();
    let bare = 0;
    for (let count = 0; count < ANSWERS && worded.state.over === null; count++) {
      const [one, other] = [worded.state.pending[0], terse.state.pending[0]];
      if (one === undefined || other === undefined) throw new Error('nobody is asked');
      expect(optionsOf(other).map(({ key }) => key)).toEqual(optionsOf(one).map(({ key }) => key));
      bare += other.options.filter(({ label }) => label === '').length;
      const keys = randomAnswer(one, (bound) => random.next(bound));
      worded.answer(one, keys);
      terse.answer(other, keys);
    }
    expect(bare).toBeGreaterThan(ANSWERS);
    expect(terse.state.g).toEqual(worded.state.g);
  });
});
