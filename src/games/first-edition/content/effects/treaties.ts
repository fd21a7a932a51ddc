import type { Rule } from '../../rules/rule.ts';

export const TREATIES: Readonly<Record<string, Rule>> = {};
