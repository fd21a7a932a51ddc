import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../src/games/away-missions/index.ts';
import { offers } from '../../src/kernel/decision.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { ruleOf } from '../../src/rulebook/index.ts';

const LONGEST = { prompt: 300, label: 80, hint: 100, key: 100 };
/** Letters within which labels differ, since menus cut them. */
const HEAD = 30;

/** Everything about a question that doesn’t fit where people read it. */
function faults(decision: Decision): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) found.push(`${decision.prompt}: ${what}`);
  };
  check(decision.prompt.trim() !== '' && decision.prompt.length <= LONGEST.prompt, 'the prompt’s length');
  check(decision.rule === undefined || ruleOf(decision.rule) !== null, `no rule ${decision.rule}`);
  const labels = new Map<string, string>();
  const heads = new Map<string, string>();
  for (const { key, label, hint, group = '', rule } of offers(decision)) {
    check(key.length <= LONGEST.key && /^\S+$/.test(key), `the key ${key}`);
    check(label.trim() !== '' && label.length <= LONGEST.label, `the label ${label}`);
    check(hint === undefined || (hint.trim() !== '' && hint.length <= LONGEST.hint), `the hint of ${key}: ${hint}`);
    check(rule === undefined || ruleOf(rule) !== null, `no rule ${rule}`);
    check(!labels.has(label), `${label} is both ${labels.get(label)} and ${key}`);
    labels.set(label, key);
    const head = `${group} ${label.slice(0, HEAD).toLowerCase()}`;
    check(!heads.has(head), `${label} begins like ${heads.get(head)}`);
    heads.set(head, label);
  }
  return found;
}

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
