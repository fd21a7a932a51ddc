import { optionsOf } from '../../../src/kernel/decision.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { ruleOf } from '../../../src/rulebook/index.ts';

const LONGEST = { prompt: 300, label: 80, hint: 100, key: 100 };
/** Letters within which labels differ, since menus cut them. */
const HEAD = 30;

/** Everything about a question that doesn’t fit where people read it. */
export function faultsOf(decision: Decision): string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) found.push(`${decision.prompt}: ${what}`);
  };
  check(decision.prompt.trim() !== '' && decision.prompt.length <= LONGEST.prompt, 'the prompt’s length');
  check(decision.rule === undefined || ruleOf(decision.rule) !== null, `no rule ${decision.rule}`);
  const labels = new Map<string, string>();
  const heads = new Map<string, string>();
  for (const { key, label, hint, group = '', rule } of optionsOf(decision)) {
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
