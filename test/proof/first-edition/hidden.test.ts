import { expect, it } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { auditShown } from '../support/shown.ts';

/** What a curious seat may ask for: why not is told by what it may know. */
const WISHES = ['play amanda rogers', 'report kurn', 'attempt first contact', 'move', 'seed archer', 'answer'];

it('C-SEED-29: First Edition shows hidden information to nobody: views, questions, logs, messages, refusals, texts, pictures', () => {
  const report = auditShown('first-edition', { decks: ['Federation', 'Klingon'] }, WISHES, 9);
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(BUDGETS['first-edition'].shown);
  expect(report.drawn).toBeGreaterThan(1);
});
