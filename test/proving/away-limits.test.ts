import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import { offers } from '../../src/kernel/decision.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { faults } from './faults.ts';

describe('questions of Away Missions', () => {
  it('fit where people read them, in 20 random games', { timeout: 60_000 }, () => {
    const found = new Set<string>();
    const kinds = new Set<string>();
    const watch = (decision: Decision): void => {
      for (const fault of faults(decision)) found.add(fault);
      for (const { verb } of offers(decision)) kinds.add(verb);
    };
    const { decisions, violations } = fuzz(awayMissions, { seed: 'limits', games: 20, every: 1000, watch });
    expect([...violations, ...found]).toEqual([]);
    expect(decisions).toBeGreaterThan(2000);
    expect(kinds.size).toBeGreaterThan(25);
  });

  it('would be found not to fit', () => {
    const option = { key: 'move:B7', verb: 'move', label: 'Move to B7' };
    const decision: Decision = { id: 'd1', seat: 0, kind: 'pick', prompt: 'Where?', options: [option], min: 1, max: 1 };
    expect(faults(decision)).toEqual([]);
    expect(faults({ ...decision, prompt: 'x'.repeat(301) })).toHaveLength(1);
    expect(faults({ ...decision, rule: 'M-NONE-1' })).toHaveLength(1);
    const others = [
      { ...option, key: `move:${'x'.repeat(100)}`, label: 'Go' },
      { ...option, key: 'move:B8', label: 'y'.repeat(81) },
      { ...option, key: 'move:B9', label: 'Stay', hint: 'z'.repeat(101) },
      { ...option, key: 'move:C1', label: 'Wait', hint: '' },
    ];
    for (const other of others) expect(faults({ ...decision, options: [option, other] })).toHaveLength(1);
    expect(faults({ ...decision, options: [option, { ...option, key: 'move:C2' }] })).toHaveLength(2);
    const alike = ['first', 'second'].map((end) => ({ ...option, key: end, label: `${'w'.repeat(30)} ${end}` }));
    expect(faults({ ...decision, options: alike })).toHaveLength(1);
    expect(faults({ ...decision, options: alike.map((one) => ({ ...one, group: one.key })) })).toEqual([]);
  });
});
