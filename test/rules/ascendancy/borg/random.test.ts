import { expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { objection, randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';
import type { Decision, Json } from '../../../../src/kernel/types.ts';

/** Verbs that end things. They are chosen less often, so that games go further. */
const SELDOM = ['swing', 'disband', 'remove'];

function answer(decision: Decision, next: (bound: number) => number): string[] {
  let keys = randomAnswer(decision, next);
  for (let again = 0; again < 3 && SELDOM.some((verb) => keys[0]?.startsWith(`${verb}:`)); again++)
    keys = randomAnswer(decision, next);
  return keys;
}

const TABLES: readonly Json[] = [
  { civs: ['federation'], borg: 'invasion' },
  { civs: ['vulcan', 'klingon'], borg: 'invasion', distance: 'short' },
  { civs: ['romulan', 'ferengi', 'cardassian'], borg: 'invasion', distance: 'short' },
];

it.each(TABLES)('A-OPEN-25: random answers never lead to an invalid position (%#)', (options) => {
  const match = new InMemoryTable(ascendancy, { options, secret: 'borg', undo: false }).start();
  const random = stream('answers');
  const next = (bound: number) => random.next(bound);
  let turns = 0;
  for (let step = 0; step < 1500 && match.state.over === null; step++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(objection(decision, ascendancy.fallback(match.state, decision).keys), decision.prompt).toBeNull();
    match.answer(decision, answer(decision, next));
    ascendancy.check(match.state);
    turns = match.state.g.borg?.turns ?? 0;
  }
  expect(turns).toBeGreaterThan(3);
});
