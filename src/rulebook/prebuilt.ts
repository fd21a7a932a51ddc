import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads a file that the build prepared; null if there is none, because programs that run from source compile the rulebooks
 * themselves. Only the build writes these files, so the caller knows the type of their content.
 */
export function readLaid(name: string): unknown {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return null;
  }
}

/** Stores a value for programs that run from the build. */
export function lay(name: string, value: unknown): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(value));
}

/**
 * Returns the path of a file in `dist/rules`. The path is valid only in a build, where this module is in
 * `dist/src/rulebook`.
 */
function fileOf(name: string): string {
  return join(import.meta.dirname, '../../rules', `${name}.json`);
}
