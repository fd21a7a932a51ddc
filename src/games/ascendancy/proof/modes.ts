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

/** Rules that don’t go with others, which leave them out. */
const APART = new Set(['humbleBeginnings', 'randomTurnOrder']);

/** One to seven players with and without the Borg, plain; all rules and readings that go together; those that don’t by themselves. */
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

/** Two sets of rules that together hold all that there are: those that leave others out stand in the second one. */
const TOGETHER = [
  ['humbleBeginnings', 'randomTurnOrder'],
  ['extraResources', 'mysteryTurnOrder'],
].map((left) => flags(RULES.filter((rule) => !left.includes(rule))));

/** What can be agreed on beside the players and the Borg: each thing alone, then together. */
const AGREED: readonly Partial<AscendancyOptions>[] = [
  {},
  { distance: 'short', margin: 6 },
  { distance: 'long' },
  { shape: 'circle' },
  // A-OPT-02: the second turn is taken at the same time only if the first one is.
  ...RULES.map((rule) => ({
    rules: flags(rule === 'simultaneousSecondTurns' ? ['simultaneousFirstTurns', rule] : [rule]),
  })),
  ...READINGS.map((reading) => ({ readings: chosen([reading]) })),
  { readings: chosen(READINGS) },
  ...TOGETHER.map((rules) => ({ rules })),
  ...TOGETHER.map((rules) => ({ rules, readings: chosen(READINGS), shape: 'circle' as const })),
];

/** Readings other than those that hold where nothing is chosen. */
function chosen(readings: readonly Reading[]): AscendancyOptions['readings'] {
  return Object.fromEntries(readings.map((reading) => [reading, !isUsual(reading)]));
}

function flags<K extends string>(names: readonly K[]): Partial<Record<K, boolean>> {
  const all: Partial<Record<K, boolean>> = {};
  for (const name of names) all[name] = true;
  return all;
}

/**
 * Options of game `n` for so many players, in turns: each thing that can be agreed on alone and with others, for three and more
 * with each part that the Borg can have, every civilization beside each other one.
 */
export function varied(players: number, n: number): Json {
  const borg =
    players < 3 ? 'invasion' : (['none', 'invasion', 'encounter'] as const)[Math.floor(n / AGREED.length) % 3];
  const civs = Array.from({ length: players }, (_, at) => CIVS[(n + at * (1 + (n % 6))) % CIVS.length]);
  return asJson(parseOptions({ ...AGREED[n % AGREED.length], borg, civs }));
}
