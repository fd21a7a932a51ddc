import type { Rule } from '../../rules/rule.ts';

/** Dilemmas that do more than to ask for what gets past them. */
export const DILEMMAS: Readonly<Record<string, Rule>> = {};
