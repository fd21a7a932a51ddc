import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What the build laid ready under a name; null where it didn't: programs that run from their sources make theirs anew.
 * The caller knows its type, since nobody but the build writes these files.
 */
export function readLaid(name: string): unknown {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
}

/** Lays something ready for programs that were built. */
export function lay(name: string, value: unknown): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
}

/** A file in `dist/rules`, seen from `dist/src/rulebook`. */
function fileOf(name: string): string {
  return join(import.meta.dirname, '../../rules', `${name}.json`);
}
