import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** All files and folders at the top of the project, except those that are installed, built or written by its programs. */
export function projectParts(): string[] {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const ignored = new Set(['.git', ...lines.map((line) => line.replace(/^\/|\/$/g, ''))]);
  return readdirSync(root).filter((name) => !ignored.has(name));
}

/** Copies parts of the project to a temporary folder with the same node_modules, and returns its path. */
export function copyProject(name: string, parts: readonly string[]): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), `subspace-${name}-`)));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
