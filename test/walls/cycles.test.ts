import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'subspace-cycles-'));
  for (const file of ['biome.json', '.gitignore']) await copyFile(join(root, file), join(copy, file));
});
afterEach(() => rm(copy, { recursive: true, force: true }));

/** Runs the linter, with the project's own settings, over some files; gives its complaints about cycles. */
async function cyclesIn(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [biome, 'lint', '--reporter=github', '.'], { cwd: copy }, (_, stdout) => done(stdout));
  });
  const complaints = output.matchAll(/noImportCycles,file=(?:\.\/)?([^,]+)/g);
  return [...complaints].map(([, file = '']) => file.replace(/^.*(?=src\/)/, '')).sort();
}

test('a cycle over two folders is found', async () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './deep/b.ts';\n\nexport const a = (): number => b() + 1;\n",
    'src/kernel/deep/b.ts': "import { a } from '../a.ts';\n\nexport const b = (): number => a() - 1;\n",
  };
  expect(await cyclesIn(files)).toEqual(['src/kernel/a.ts', 'src/kernel/deep/b.ts']);
});

test('a cycle of three files is found', async () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './b.ts';\n\nexport const a = (): number => b();\n",
    'src/kernel/b.ts': "import { c } from './c.ts';\n\nexport const b = (): number => c();\n",
    'src/kernel/c.ts': "import { a } from './a.ts';\n\nexport const c = (): number => a();\n",
  };
  expect(await cyclesIn(files)).toEqual(['src/kernel/a.ts', 'src/kernel/b.ts', 'src/kernel/c.ts']);
});

test('imports without a cycle are left in peace', async () => {
  const files = {
    'src/kernel/a.ts': "import { b } from './b.ts';\n\nexport const a = b + 1;\n",
    'src/kernel/b.ts': 'export const b = 1;\n',
  };
  expect(await cyclesIn(files)).toEqual([]);
});
