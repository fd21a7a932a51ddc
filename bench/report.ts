import { must } from '../src/kernel/must.ts';
import { FIGURES, type FigureName, type FigureTarget, type Measured } from './figures.ts';

// `FIGURES` has exactly these names.
const names = Object.keys(FIGURES) as FigureName[];

/** Returns all figures as a line of JSON, with null for those that weren't measured. */
export function line(measured: Measured): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, measured[name] ?? null])));
}

/**
 * Returns a table of the figures and their targets, with one line each. Figures of parts that weren't run are left out.
 */
export function figureTable(measured: Measured): string {
  const rows = names.flatMap((name) => {
    const value = measured[name];
    if (value === undefined) return [];
    const { what, unit, target } = FIGURES[name];
    const shown = value === null ? 'not measured' : `${round(value)} ${unit}`;
    return [[what, shown, target === undefined ? '' : words(target, unit, measured), verdict(value, target, measured)]];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const padded = rows.map((row) =>
    row.map((cell, at) =>
      at === 1
        ? cell.padStart(must(widths[at], 'the width of a column'))
        : cell.padEnd(must(widths[at], 'the width of a column')),
    ),
  );
  return padded.map((row) => row.join('  ').trimEnd()).join('\n');
}

/** Returns the figures that miss their targets. */
export function missed(measured: Measured): FigureName[] {
  return names.filter((name) => verdict(measured[name], FIGURES[name].target, measured) === 'missed');
}

function verdict(value: number | null | undefined, target: FigureTarget | undefined, measured: Measured): string {
  if (value == null || target === undefined) return '';
  const [is, limit] = sides(value, target, measured);
  if (limit === null || is === null) return '';
  const met = 'most' in target || 'mostTimes' in target ? is <= limit : is >= limit;
  return met ? 'met' : 'missed';
}

/**
 * Returns both sides of a comparison: the figure (plus another one if the target names one with `with`) and its limit.
 */
function sides(value: number, target: FigureTarget, measured: Measured): [is: number | null, limit: number | null] {
  if ('most' in target) return [value, target.most];
  if ('least' in target) return [value, target.least];
  const of = measured[target.of] ?? null;
  if ('leastTimes' in target) return [value, of === null ? null : of * target.leastTimes];
  const other = measured[target.with] ?? null;
  return [other === null ? null : value + other, of === null ? null : of * target.mostTimes];
}

function words(target: FigureTarget, unit: string, measured: Measured): string {
  const limit = sides(0, target, measured)[1];
  if ('most' in target) return `at most ${target.most} ${unit}`;
  if ('least' in target) return `at least ${target.least} ${unit}`;
  const [bound, factor] = 'leastTimes' in target ? ['at least', target.leastTimes] : ['at most', target.mostTimes];
  if (limit === null) return `${bound} ${factor} times “${FIGURES[target.of].what}”`;
  return `${bound} ${round(limit)} ${unit} (${factor} times)`;
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}
