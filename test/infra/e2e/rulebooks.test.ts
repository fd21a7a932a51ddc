import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileBooks } from '../../../src/rulebook/compile/index.ts';

const root = resolve(import.meta.dirname, '../../..');
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'subspace-rulebooks-'));
  for (const file of ['package.json', 'dist/src/cli/rules-index.js', 'dist/src/rulebook'])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Compiles the rulebooks as the build does. */
function compile(): Promise<{ code: unknown; complaint: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [join(copy, 'dist/src/cli/rules-index.js')], (error, _, complaint) =>
      done({ code: error?.code ?? 0, complaint }),
    );
  });
}

function laid(name: string): unknown {
  return JSON.parse(readFileSync(join(copy, 'dist/rules', `${name}.json`), 'utf8'));
}

test('the build makes the rulebooks from their text files, and stops with a clear message at the first error', async () => {
  expect(await compile()).toEqual({ code: 0, complaint: '' });
  expect(laid('books')).toEqual(compileBooks());
  expect(laid('frontiers')).toHaveProperty('pages');

  const file = join(copy, 'dist/src/rulebook/tables/at-every-table.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('* Source: House rule\n', ''));
  expect(await compile()).toEqual({
    code: 1,
    complaint:
      'src/rulebook/tables/at-every-table.md:5: Its source is missing. Add a line “* Source: …”: a heading of the book, or Ruling.\n',
  });
  expect(laid('books')).toEqual(compileBooks());
});
