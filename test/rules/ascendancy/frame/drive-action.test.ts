import { expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { tried } from '../../../../src/games/kit/search-bot.ts';
import { copy, same } from '../../../../src/kernel/copy.ts';
import { optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';

const DECISIONS = 150;
/** Answers that are tried at each decision. */
const TRIES = 3;

it.each([
  ['three', {}],
  ['one against the Borg', { civs: ['federation'], borg: 'invasion' }],
  ['five', { civs: ['vulcan', 'ferengi', 'andorian', 'cardassian', 'klingon'] }],
  ['others', { civs: ['romulan', 'andorian', 'ferengi', 'klingon'] }],
])('a payload holds only ids, so carrying it out in a copy leaves the original unchanged (%s)', (name, options) => {
  const match = new InMemoryTable(ascendancy, { secret: name, options, undo: false }).start();
  const random = stream(name);
  const next = (bound: number) => random.next(bound);
  for (let count = 0; count < DECISIONS && match.state.over === null; count++) {
    const { state } = match;
    const [decision] = state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const before = JSON.stringify(state);
    for (let at = 0; at < Math.min(TRIES, optionsOf(decision).length); at++) {
      const keys = randomAnswer(decision, next);
      const first = tried(ascendancy, state, decision, keys, 'a case');
      expect(JSON.stringify(state) === before, `${decision.prompt}: ${keys}`).toBe(true);
      // Offers are cached by the options of their question, so a copy of the question computes them again.
      const anew = tried(ascendancy, state, copy(decision), keys, 'a case');
      expect(same(anew.state, first.state), `${decision.prompt}: ${keys}`).toBe(true);
    }
    // Random answers rarely end a turn, so the test ends some itself.
    const end = decision.options.find(({ verb }) => verb === 'end');
    match.answer(decision, end !== undefined && next(4) === 0 ? [end.key] : randomAnswer(decision, next));
  }
});
