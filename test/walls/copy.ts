import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Copies parts of the project to a temporary folder with the same node_modules, and returns its path. */
export function copyProject(name: string, parts: readonly string[]): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), `subspace-${name}-`)));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
