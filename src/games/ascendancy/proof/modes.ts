import type { Json } from '../../../kernel/types.ts';
import {
  type AscendancyOptions,
  asJson,
  CIVS,
  isUsual,
  parseOptions,
  READINGS,
  type Reading,
  RULES,
} from '../options.ts';

/** Rules that can’t be combined with other rules. */
const APART = new Set(['humbleBeginnings', 'randomTurnOrder']);

/**
 * Returns options for one to seven players with and without the Borg. Two more entries turn on rules: one has all rules
 * and readings that can be combined, and the other has the remaining rules.
 */
export function modes(): Json[] {
  const rules = Object.fromEntries(RULES.filter((rule) => !APART.has(rule)).map((rule) => [rule, true]));
  const readings = chosen(READINGS);
  const sizes = CIVS.map((_, at) => CIVS.slice(0, at + 1));
  return [
    ...sizes.filter(({ length }) => length >= 3).map((civs) => ({ civs })),
    ...sizes.map((civs) => ({ civs, borg: 'invasion' })),
    { civs: CIVS.slice(-3), borg: 'encounter', shape: 'circle' },
    { civs: CIVS.slice(-4), rules, readings, distance: 'short', margin: 6 },
    { civs: CIVS.slice(-3), rules: { humbleBeginnings: true, randomTurnOrder: true }, distance: 'long', lot: true },
  ].map((wanted) => asJson(parseOptions(wanted)));
}

/** Two sets that together contain all rules. The second set holds the rules that exclude rules of the first set. */
const TOGETHER = [
  ['humbleBeginnings', 'randomTurnOrder'],
  ['extraResources', 'mysteryTurnOrder'],
].map((left) => flags(RULES.filter((rule) => !left.includes(rule))));

/** The choices that a table has apart from the players and the Borg: each choice alone, then several combined. */
const AGREED: readonly Partial<AscendancyOptions>[] = [
  {},
  { distance: 'short', margin: 6 },
  { distance: 'long' },
  { shape: 'circle' },
  // Simultaneous second turns need simultaneous first turns (A-OPT-02).
  ...RULES.map((rule) => ({
    rules: flags(rule === 'simultaneousSecondTurns' ? ['simultaneousFirstTurns', rule] : [rule]),
  })),
  ...READINGS.map((reading) => ({ readings: chosen([reading]) })),
  { readings: chosen(READINGS) },
  ...TOGETHER.map((rules) => ({ rules })),
  ...TOGETHER.map((rules) => ({ rules, readings: chosen(READINGS), shape: 'circle' as const })),
];

/** Returns the non-default value of each reading. */
function chosen(readings: readonly Reading[]): AscendancyOptions['readings'] {
  return Object.fromEntries(readings.map((reading) => [reading, !isUsual(reading)]));
}

function flags<K extends string>(names: readonly K[]): Partial<Record<K, boolean>> {
  const all: Partial<Record<K, boolean>> = {};
  for (const name of names) all[name] = true;
  return all;
}

/**
 * Returns the options of game `n` for a number of players. Over many games, the options cover everything that a table
 * can agree on, alone and combined. The options also cover each variant of the Borg for three or more players, and
 * every pair of neighboring civilizations.
 */
export function varied(players: number, n: number): Json {
  const borg =
    players < 3 ? 'invasion' : (['none', 'invasion', 'encounter'] as const)[Math.floor(n / AGREED.length) % 3];
  const civs = Array.from({ length: players }, (_, at) => CIVS[(n + at * (1 + (n % 6))) % CIVS.length]);
  return asJson(parseOptions({ ...AGREED[n % AGREED.length], borg, civs }));
}
