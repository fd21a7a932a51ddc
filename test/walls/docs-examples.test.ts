import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from './copy.ts';

const root = resolve(import.meta.dirname, '../..');
const docs = join(root, 'docs');
/** The most lines of a page, and of its example, that a newcomer reads in one go. */
const PAGE = 90;
const EXAMPLE = 16;

/** Reference pages, which need no example. */
const LISTS: readonly string[] = ['data.md', 'glossary.md'];

/** The pages for developers, which ARCHITECTURE.md lists. */
const [, map = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n## Start here\n');
const pages = [...(map.split('\n## ')[0] ?? '').matchAll(/\]\(docs\/([\w-]+\.md)\)/g)]
  .map(([, page = '']) => page)
  .filter((page) => !LISTS.includes(page));

/** The code blocks under “Try it”, one per page. */
function exampleOf(page: string): string {
  const [, after = ''] = readFileSync(join(docs, page), 'utf8').split('\n## Try it\n');
  const blocks = [...after.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  expect(blocks, `${page} needs one block of code under “Try it”`).toHaveLength(1);
  return blocks[0] ?? '';
}

describe('examples', () => {
  let copy = '';
  const file = (page: string): string => join(copy, 'docs', page.replace('.md', '.example.ts'));

  beforeAll(() => {
    const parts = ['src', 'commands', 'renderers', 'test/support', 'test/rules', 'tsconfig.json', 'package.json'];
    copy = copyProject('docs', parts);
    mkdirSync(join(copy, 'docs'));
    for (const page of pages) writeFileSync(file(page), exampleOf(page));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('the pages and their examples are short', () => {
    expect(pages.length).toBeGreaterThan(9);
    for (const page of pages) {
      expect(readFileSync(join(docs, page), 'utf8').split('\n').length, page).toBeLessThanOrEqual(PAGE);
      expect(exampleOf(page).trim().split('\n').length, page).toBeLessThanOrEqual(EXAMPLE);
    }
  });

  it('the examples compile', async () => {
    const compilerOptions = { noEmit: true, incremental: false, allowImportingTsExtensions: true };
    // Games declare their kinds of effects in modules that no example imports.
    const settings = { extends: './tsconfig.json', include: ['docs', 'src/games'], exclude: [], compilerOptions };
    writeFileSync(join(copy, 'tsconfig.docs.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const said = await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.docs.json'], { cwd: copy }).then(
      ({ stdout }) => stdout,
      // The compiler found mistakes.
      (error: { stdout: string }) => error.stdout,
    );
    expect(said).toBe('');
  });

  it.each(pages)('the example runs: %s', async (page) => {
    // Each of them asserts what it shows.
    expect(exampleOf(page)).toContain("import assert from 'node:assert/strict';");
    await import(file(page));
  });
});
