import { expect, test } from 'vitest';
import type { Decision } from '../../../src/kernel/types.ts';
import { askedBy, askedIn, inward, kernelId, outward, readAsked, writeAsked } from '../../../src/tables/asked.ts';
import type { Command } from '../../../src/tables/types.ts';

const [FIRST, SECOND] = ['aaaaaa0000000000', 'bbbbbb0000000000'];

function question(seat: number, id: string): Decision {
  return { id, seat, kind: 'pick', prompt: 'What do you do?', options: [], min: 1, max: 1 };
}

test('an open question’s id is marked with the commit of the version that asked it', () => {
  const pending = [question(0, 'd1'), question(1, 'd2')];
  const first = askedBy(FIRST, pending, new Map(), []);
  expect([...first]).toEqual([
    [0, 'd1-aaaaaa'],
    [1, 'd2-aaaaaa'],
  ]);
  const second = askedBy(SECOND, [question(0, 'd3'), question(1, 'd2')], first, pending);
  expect([...second]).toEqual([
    [0, 'd3-bbbbbb'],
    [1, 'd2-aaaaaa'],
  ]);
});

test('a question from an older version stays unmarked, and the seat’s next question is marked', () => {
  const waited = [question(0, 'd7')];
  const first = askedBy(FIRST, waited, new Map(), waited);
  expect([...first]).toEqual([[0, 'd7']]);
  expect([...askedBy(SECOND, [question(0, 'd8')], first, waited)]).toEqual([[0, 'd8-bbbbbb']]);
});

test('the ids of open questions can be read back as they were written', () => {
  const asked = new Map([
    [0, 'd1-aaaaaa'],
    [3, 'd12'],
  ]);
  expect(readAsked(writeAsked(asked))).toEqual(asked);
  expect(readAsked(writeAsked(new Map()))).toEqual(new Map());
  expect(readAsked(null)).toEqual(new Map());
});

const ASKED = new Map([[0, 'd1-aaaaaa']]);
test.each<[string, Command['input'], string]>([
  ['an answer', { t: 'answer', seat: 0, decision: 'd1-aaaaaa', keys: [] }, 'd1'],
  ['a line', { t: 'line', seat: 0, decision: 'd1-aaaaaa', text: 'move' }, 'd1'],
  ['the clock’s answer', { t: 'timeout', seat: 0, decision: 'd1-aaaaaa' }, 'd1'],
  ['an absence', { t: 'overdue', seat: 0, decision: 'd1-aaaaaa', hours: 72 }, 'd1'],
  ['an answer older than marks', { t: 'answer', seat: 0, decision: 'd1', keys: [] }, 'd1'],
  ['an answer of a lost history', { t: 'answer', seat: 0, decision: 'd1-bbbbbb', keys: [] }, 'd1-bbbbbb'],
  ['an answer of another seat', { t: 'answer', seat: 1, decision: 'd1-aaaaaa', keys: [] }, 'd1-aaaaaa'],
])('%s names the question by the kernel’s id, or by an id that the kernel doesn’t know', (_what, input, decision) => {
  expect(inward(input, ASKED)).toEqual({ ...input, decision });
});

test('an input without a question is left unchanged', () => {
  expect(inward({ t: 'undo', seat: 0 }, ASKED)).toEqual({ t: 'undo', seat: 0 });
});

test('outside the kernel, a question has its marked id, unless the mark belongs to another question', () => {
  expect(outward(question(0, 'd1'), ASKED).id).toBe('d1-aaaaaa');
  expect(outward(question(0, 'd2'), ASKED).id).toBe('d2');
  expect(outward(question(1, 'd1'), ASKED).id).toBe('d1');
  expect([kernelId('d1-aaaaaa'), kernelId('d1')]).toEqual(['d1', 'd1']);
});

test('a reader gets the question’s marked id, or the kernel’s id if there is no mark, or null if there is no question', () => {
  expect(askedIn({ asked: 'd1-aaaaaa', decision: question(0, 'd1') })).toBe('d1-aaaaaa');
  expect(askedIn({ decision: question(0, 'd1') })).toBe('d1');
  expect(askedIn({ asked: 'd1-aaaaaa', decision: null })).toBeNull();
});
