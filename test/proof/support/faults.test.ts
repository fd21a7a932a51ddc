import { expect, it } from 'vitest';
import type { Decision } from '../../../src/kernel/types.ts';
import { faultsOf } from './faults.ts';

it('faultsOf finds unknown rules, options that look alike, and text that is too long', () => {
  const option = { key: 'move:B7', verb: 'move', label: 'Move to B7' };
  const decision: Decision = { id: 'd1', seat: 0, kind: 'pick', prompt: 'Where?', options: [option], min: 1, max: 1 };
  expect(faultsOf(decision)).toEqual([]);
  expect(faultsOf({ ...decision, prompt: 'x'.repeat(301) })).toHaveLength(1);
  expect(faultsOf({ ...decision, rule: 'M-NONE-1' })).toHaveLength(1);
  const others = [
    { ...option, key: `move:${'x'.repeat(100)}`, label: 'Go' },
    { ...option, key: 'move:B8', label: 'y'.repeat(81) },
    { ...option, key: 'move:B9', label: 'Stay', hint: 'z'.repeat(101) },
    { ...option, key: 'move:C1', label: 'Wait', hint: '' },
  ];
  for (const other of others) expect(faultsOf({ ...decision, options: [option, other] })).toHaveLength(1);
  expect(faultsOf({ ...decision, options: [option, { ...option, key: 'move:C2' }] })).toHaveLength(2);
  const alike = ['first', 'second'].map((end) => ({ ...option, key: end, label: `${'w'.repeat(30)} ${end}` }));
  expect(faultsOf({ ...decision, options: alike })).toHaveLength(1);
  expect(faultsOf({ ...decision, options: alike.map((one) => ({ ...one, group: one.key })) })).toEqual([]);
});
