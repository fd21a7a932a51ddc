import { expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { HINT_LENGTH, LABEL_LENGTH, objection, optionsOf, randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';
import type { Decision, Json } from '../../../../src/kernel/types.ts';

/** Verbs that change little or end things. They are chosen less often, so that more happens. */
const SELDOM = ['swing', 'end', 'disband', 'add', 'remove'];

function answer(decision: Decision, next: (bound: number) => number): string[] {
  let keys = randomAnswer(decision, next);
  for (let again = 0; again < 3 && SELDOM.some((verb) => keys[0]?.startsWith(`${verb}:`)); again++)
    keys = randomAnswer(decision, next);
  return keys;
}

/** Checks that every option has a unique key and texts that fit, and that the safe answer is one of the options. */
function examine({ state }: InMemoryTable<Ascendancy>, decision: Decision): void {
  const options = optionsOf(decision);
  expect(new Set(options.map(({ key }) => key)).size, decision.prompt).toBe(options.length);
  for (const { key, label, hint = '' } of options) {
    expect(label.length, key).toBeLessThanOrEqual(LABEL_LENGTH);
    expect(hint.length, key).toBeLessThanOrEqual(HINT_LENGTH);
  }
  expect(objection(decision, ascendancy.fallback(state, decision).keys), decision.prompt).toBeNull();
}

/** Checks that a re-dealt copy looks the same to the seat (A-OPEN-74). */
function examineHidden({ state }: InMemoryTable<Ascendancy>, next: (bound: number) => number): void {
  for (const seat of state.g.players.keys()) {
    const dealt = ascendancy.redeal(structuredClone(state), seat, next);
    ascendancy.check(dealt);
    expect(ascendancy.view(dealt, seat)).toEqual(ascendancy.view(state, seat));
  }
}

const TABLES: readonly Json[] = [
  { civs: ['federation', 'klingon', 'romulan'] },
  { civs: ['vulcan', 'andorian', 'ferengi', 'cardassian'], rules: { easierAscension: true, wildCulture: true } },
  {
    civs: ['romulan', 'vulcan', 'klingon'],
    rules: { mysteryTurnOrder: true, focusedResearch: true, extraResources: true },
  },
];

it.each(TABLES)('A-INIT-01: random answers never lead to an invalid position or question (%#)', (options) => {
  const match = new InMemoryTable(ascendancy, { options, secret: 'random', undo: false }).start();
  const random = stream('answers');
  const next = (bound: number) => random.next(bound);
  for (let step = 0; step < 300 && match.state.over === null; step++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    examine(match, decision);
    if (step % 25 === 0) examineHidden(match, next);
    match.answer(decision, answer(decision, next));
    ascendancy.check(match.state);
  }
  expect(match.state.g.turns).toBeGreaterThan(3);
});
