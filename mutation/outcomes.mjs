import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sameBreak } from './breaks.mjs';

/**
 * Returns the path of the file to which a run writes the outcome of each break, as a line of JSON. The breaks
 * themselves are in a file next to it.
 */
export function fileOf(game) {
  return resolve(import.meta.dirname, `reports/${game}.jsonl`);
}

/** Returns all lines that the run has written so far. */
export function linesOf(out) {
  if (!existsSync(out)) return [];
  const lines = readFileSync(out, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Returns the breaks of the last run, each with its outcome if it has been tried. */
export function found(out) {
  const outcomes = new Map(linesOf(out).flatMap((line) => (line.outcome ? [[line.id, line]] : [])));
  return breaksOf(out).map((one) => ({ ...one, ...outcomes.get(one.id) }));
}

/** Prepares a new run. With `again`, the run keeps the outcomes of settled breaks and tries only the other breaks. */
export function clear(out, again) {
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.kept`, JSON.stringify(again ? settled(found(out)) : []));
  writeFileSync(out, '');
  writeFileSync(`${out}.breaks`, '');
  rmSync(`${out}.tests`, { force: true });
}

/**
 * Returns the breaks that don’t have to be tried again. This holds for a break that a test noticed if each of its rules
 * is proved by some break. It also holds for breaks whose code runs only while files load.
 */
function settled(breaks) {
  const proofs = new Set(breaks.flatMap(({ proved = [] }) => proved));
  return breaks.filter(({ outcome, rules }) => {
    if (outcome === 'at load') return true;
    return (outcome === 'noticed' || outcome === 'endless') && rules.every((rule) => proofs.has(rule));
  });
}

/**
 * Begins or continues a run. Returns the breaks that have no outcome yet, in files whose paths contain one of `parts`.
 * Throws if the code has changed since the run began.
 */
export function begin(out, breaks, parts) {
  const text = JSON.stringify(breaks);
  if (linesOf(out).length === 0) {
    const now = new Map(breaks.map((one) => [sameBreak(one), one.id]));
    for (const { rules: _rules, ...one } of JSON.parse(readFileSync(`${out}.kept`, 'utf8'))) {
      const id = now.get(sameBreak(one));
      const { outcome, proved, by } = one;
      if (id !== undefined) appendFileSync(out, `${JSON.stringify({ id, outcome, proved, by })}\n`);
    }
    writeFileSync(`${out}.breaks`, text);
  } else if (readFileSync(`${out}.breaks`, 'utf8') !== text) {
    throw new Error('The code has changed since the run began.');
  }
  const done = new Set(linesOf(out).map(({ id }) => id));
  return breaks.filter(({ id, file }) => !done.has(id) && parts.some((part) => file.includes(part)));
}

function breaksOf(out) {
  const file = `${out}.breaks`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text === '' ? [] : JSON.parse(text);
}
