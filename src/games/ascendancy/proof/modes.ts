import type { Json } from '../../../kernel/types.ts';
import { asJson, CIVS, parseOptions, READINGS, RULES } from '../options.ts';

/** Rules that don’t go with others, which leave them out. */
const APART = new Set(['humbleBeginnings', 'randomTurnOrder']);

/** One to seven players with and without the Borg, plain; all rules and readings that go together; those that don’t by themselves. */
export function modes(): Json[] {
  const rules = Object.fromEntries(RULES.filter((rule) => !APART.has(rule)).map((rule) => [rule, true]));
  const readings = Object.fromEntries(READINGS.map((reading) => [reading, true]));
  const sizes = CIVS.map((_, at) => CIVS.slice(0, at + 1));
  return [
    ...sizes.filter(({ length }) => length >= 3).map((civs) => ({ civs })),
    ...sizes.map((civs) => ({ civs, borg: 'invasion' })),
    { civs: CIVS.slice(-3), borg: 'encounter', shape: 'circle' },
    { civs: CIVS.slice(-4), rules, readings, distance: 'short', margin: 6 },
    { civs: CIVS.slice(-3), rules: { humbleBeginnings: true, randomTurnOrder: true }, distance: 'long' },
  ].map((wanted) => asJson(parseOptions(wanted)));
}
