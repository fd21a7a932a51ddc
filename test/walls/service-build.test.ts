import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const root = resolve(import.meta.dirname, '../..');
const { include, exclude }: { include: string[]; exclude: string[] } = JSON.parse(
  readFileSync(join(root, 'tsconfig.service.json'), 'utf8'),
);
const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const isUnder = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

test('the build without the packages for tests compiles no file that imports one of them', () => {
  const imports = importsOf(root);
  const built = new Set(imports.map(({ file }) => file).filter((file) => isUnder(file, include)));
  for (const file of built) if (isUnder(file, exclude)) built.delete(file);
  expect(built.size).toBeGreaterThan(1_000);
  const tools = Object.keys(devDependencies).map((name) => `npm:${name}`);
  const wrong = imports.filter(
    ({ file, target }) => built.has(file) && (isUnder(target, tools) || isUnder(posix.normalize(target), exclude)),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('every file or folder that this build leaves out exists', () => {
  const sources = importsOf(root).map(({ file }) => file);
  const left = exclude.filter((path) => path.startsWith('src/'));
  expect(left.length).toBeGreaterThan(4);
  const gone = left.filter((path) => !sources.some((file) => isUnder(file, [path])));
  expect(gone).toEqual([]);
});
