import { expect, it } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { auditShown } from '../support/shown.ts';

/** Inputs of a curious seat. A refusal may reveal only what the seat knows. */
const WISHES = ['play amanda rogers', 'report kurn', 'attempt first contact', 'move', 'seed archer', 'answer'];

it('C-SEED-29: First Edition reveals nothing hidden in views, questions, logs, messages, refusals, text or pictures', () => {
  const report = auditShown('first-edition', { decks: ['Federation', 'Klingon'] }, WISHES, 9);
  expect(report.leaks).toEqual([]);
  expect(report.states).toBe(BUDGETS['first-edition'].shown);
  expect(report.drawn).toBeGreaterThan(1);
});
