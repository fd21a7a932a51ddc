import type { Rule } from '../../rules/rule.ts';

export const INTERRUPTS: Readonly<Record<string, Rule>> = {};
