import { readFile, writeFile } from 'node:fs/promises';
import { SettingsError } from '../src/cli/settings.ts';
import { FIGURES, type FigureName, type FigureTarget, type Measured } from './figures.ts';
import type { Say } from './peers.ts';

/**
 * The figures that must not get worse from release to release: counts of disk flushes, and ratios, which can be
 * compared between machines.
 */
export type Kept = Partial<Record<FigureName, number>>;

/** A figure of this run, compared with that of the last release. */
export interface RatioChange {
  name: FigureName;
  /** The figure of the last release. */
  kept: number;
  /** Null if this run did not measure it. */
  now: number | null;
  /**
   * How good the figure is relative to the last release: 1 is as good, 0.5 is half as good. Null if it was not
   * measured.
   */
  part: number | null;
}

/** A figure has fallen if its `part` is smaller than this. */
const FALLEN = 0.8;

// `FIGURES` has exactly these names.
const names = Object.keys(FIGURES) as FigureName[];

/**
 * Returns the ratios and flush counts of a run that can be compared between releases. A figure whose target names
 * another figure is divided by that one.
 */
export function ratiosOf(measured: Measured): Kept {
  const kept: Kept = {};
  for (const name of names) {
    const { target, unit, varies } = FIGURES[name];
    const value = target === undefined || varies === true ? null : ratioOf(measured, name, target, unit);
    if (value !== null && Number.isFinite(value)) kept[name] = Math.round(value * 1_000) / 1_000;
  }
  return kept;
}

function ratioOf(measured: Measured, name: FigureName, target: FigureTarget, unit: string): number | null {
  const value = measured[name] ?? null;
  if (value === null) return null;
  if ('most' in target || 'least' in target) return unit === '×' || unit === 'fsyncs' ? value : null;
  const of = measured[target.of] ?? null;
  const other = 'with' in target ? (measured[target.with] ?? null) : 0;
  return of === null || other === null ? null : (value + other) / of;
}

/** Compares a run with the last release, in the order of `FIGURES`. */
export function changesSince(kept: Kept, measured: Measured): RatioChange[] {
  const found = ratiosOf(measured);
  return names.flatMap((name) => {
    const [before, now] = [kept[name], found[name] ?? null];
    if (before === undefined) return [];
    const { target = { least: 0 } } = FIGURES[name];
    const isLess = 'most' in target || 'mostTimes' in target;
    const part = now === null ? null : isLess ? before / now : now / before;
    return [{ name, kept: before, now, part: part === null ? null : Math.round(part * 1_000) / 1_000 }];
  });
}

/** Returns the figures that fell by more than a fifth. */
export function fallen(changes: readonly RatioChange[]): RatioChange[] {
  return changes.filter(({ part }) => part !== null && part < FALLEN);
}

/** Returns the comparison as text: one line per figure, and a verdict. */
export function changesInWords(changes: readonly RatioChange[]): string {
  const worse = fallen(changes);
  const lines = changes.map(({ name, kept, now, part }) => {
    const { what, unit } = FIGURES[name];
    const is = now === null ? 'not measured' : `${now} ${unit === 'fsyncs' ? unit : '×'}`;
    return `${part !== null && part < FALLEN ? 'FELL' : 'ok  '}  ${what}: ${is}, last release ${kept}`;
  });
  const verdict =
    worse.length === 0
      ? 'Nothing fell by more than a fifth.'
      : `Fell by more than a fifth: ${worse.map(({ name }) => name).join(', ')}.`;
  return [...lines, verdict].join('\n');
}

/** Prints the comparison. Returns the exit code: 1 if a figure fell by more than a fifth, else 0. */
export function check(kept: Kept, measured: Measured, say: Say): 0 | 1 {
  const changes = changesSince(kept, measured);
  say(changesInWords(changes));
  return fallen(changes).length > 0 ? 1 : 0;
}

/**
 * Reads the figures of the last release.
 *
 * @throws SettingsError with instructions, if the file is missing or doesn't contain ratios.
 */
export async function readKept(file: string): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SettingsError(`There is no file ${file}. \`npm run bench -- --keep ${file}\` creates it from a new run.`);
  });
  const read = parsed(text);
  if (read === null) {
    throw new SettingsError(
      `${file} doesn’t contain valid ratios. \`npm run bench -- --keep ${file}\` replaces it with a new run’s ratios.`,
    );
  }
  return read;
}

function parsed(text: string): Kept | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const entries = Object.entries(read);
    const isKept = entries.every(([name, value]) => name in FIGURES && typeof value === 'number' && value > 0);
    // Each entry has been checked.
    return isKept && entries.length > 0 ? (read as Kept) : null;
  } catch {
    return null;
  }
}

/** Saves the ratios of a run for the next release. Figures that the run didn't measure keep their saved values. */
export async function keep(file: string, measured: Measured): Promise<void> {
  const before = parsed(await readFile(file, 'utf8').catch(() => '')) ?? {};
  const all: Kept = { ...before, ...ratiosOf(measured) };
  const sorted = Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
