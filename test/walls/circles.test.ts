import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';
import { importsIn, importsOf } from './imports.ts';

test('no file imports itself through other files, not even for a type', () => {
  const imports = importsOf(resolve(import.meta.dirname, '../..'));
  expect(imports.length).toBeGreaterThan(100);
  expect(circlesIn(imports).map((files) => files.join(' -> '))).toEqual([]);
});

/** The import circles among planted files. */
function circles(files: Record<string, string>): string[][] {
  return circlesIn(Object.entries(files).flatMap(([file, text]) => importsIn(file, text)));
}

test('an import circle through two folders is found', () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './deep/b.ts';\n\nexport const a = (): number => b() + 1;\n",
    'src/kernel/deep/b.ts': "import { a } from '../a.ts';\n\nexport const b = (): number => a() - 1;\n",
  };
  expect(circles(files)).toEqual([['src/kernel/a.ts', 'src/kernel/deep/b.ts', 'src/kernel/a.ts']]);
});

test('an import circle of three files is found, whichever file the search starts from', () => {
  const files = {
    'src/kernel/way.ts': "import { a } from './a.ts';\n",
    'src/kernel/a.ts': "import { b } from './b.ts';\n",
    'src/kernel/b.ts': "import { c } from './c.ts';\n",
    'src/kernel/c.ts': "import { a } from './a.ts';\n",
  };
  expect(circles(files)).toEqual([['src/kernel/a.ts', 'src/kernel/b.ts', 'src/kernel/c.ts', 'src/kernel/a.ts']]);
});

test.each([
  ['a type', "import type { B } from './b.ts';\n"],
  ['a type among others', "import { type B } from './b.ts';\n"],
  ['a type that is handed on', "export type { B } from './b.ts';\n"],
  ['a type in a comment', "/** @typedef {import('./b.ts').B} B */\n"],
  ['something at need', "export const b = () => import('./b.ts');\n"],
])('an import circle that uses %s is found', (_, text) => {
  const files = { 'src/kernel/a.ts': text, 'src/kernel/b.ts': "import type { A } from './a.ts';\n" };
  expect(circles(files)).toEqual([['src/kernel/a.ts', 'src/kernel/b.ts', 'src/kernel/a.ts']]);
});

test('two import circles are reported separately', () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
    'src/kernel/b.ts': "import { a } from './a.ts';\n",
    'src/kernel/c.ts': "import { c } from './c.ts';\n",
  };
  expect(circles(files)).toEqual([
    ['src/kernel/a.ts', 'src/kernel/b.ts', 'src/kernel/a.ts'],
    ['src/kernel/c.ts', 'src/kernel/c.ts'],
  ]);
});

test('two import paths to the same file aren’t a circle', () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
    'src/kernel/b.ts': "import { d } from './d.ts';\n",
    'src/kernel/c.ts': "import { d } from './d.ts';\n",
  };
  expect(circles(files)).toEqual([]);
});
