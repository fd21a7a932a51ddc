import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, buildLacking } from '../../../../src/cli/setup/build.mjs';
import { type FakeMachineOptions, fakeMachine } from './fake-machine.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'subspace-build-'));
  for (const file of ['tsconfig.json', 'tsconfig.service.json', 'package-lock.json']) write(file, '{}');
  write('src/a.ts', 'export const a = 1;');
  mkdirSync(join(root, 'src/games'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A machine whose compiler writes dist/src/a.js. */
const machine = (wishes: FakeMachineOptions = {}) =>
  fakeMachine({ root, onExec: () => write('dist/src/a.js', 'export const a = 1;'), ...wishes });

test('a build is needed at first, and again when a source file is changed, added or removed', async () => {
  const needed = () => buildLacking({ root }) !== undefined;
  expect(needed()).toBe(true);
  await build(machine());
  expect(needed()).toBe(false);

  for (const change of [
    () => write('src/a.ts', 'export const a = 22;'),
    () => write('commands/play.ts', ''),
    () => rmSync(join(root, 'commands/play.ts')),
    () => write('tsconfig.json', '{ }'),
  ]) {
    change();
    expect(needed()).toBe(true);
    await build(machine());
    expect(needed()).toBe(false);
  }
});

test('without the packages for tests, only the sources of the service are built', async () => {
  write('test/a.test.ts', '');
  const service = machine();
  await build(service);
  expect(service.ran[0]).toContain('tsc --project tsconfig.service.json ');
  write('test/b.test.ts', '');
  write('test/table.json', '{}');
  expect(buildLacking({ root })).toBeUndefined();

  // Once the packages are installed, the rest is built, too.
  mkdirSync(join(root, 'node_modules/vitest'), { recursive: true });
  expect(buildLacking({ root })).toBeDefined();
  const full = machine();
  await build(full);
  expect(full.ran[0]).toContain('tsc --project tsconfig.json ');
  expect(existsSync(join(root, 'dist/test/table.json'))).toBe(true);
  write('test/c.test.ts', '');
  expect(buildLacking({ root })).toBeDefined();
});

test('the build copies uncompiled files and the page’s scripts', async () => {
  write('renderers/fonts/a.ttf', 'font');
  write('src/local/page/app.js', 'page');
  write('src/store/scripts/commit.lua', 'lua');
  await build(machine());
  expect(readFileSync(join(root, 'dist/renderers/fonts/a.ttf'), 'utf8')).toBe('font');
  expect(readFileSync(join(root, 'dist/src/local/page/app.js'), 'utf8')).toBe('page');
  expect(readFileSync(join(root, 'dist/src/store/scripts/commit.lua'), 'utf8')).toBe('lua');
});

test('the build deletes output files whose source is gone, but no other files', async () => {
  write('commands/old.ts', '');
  write('dist/commands/old.js', '');
  write('dist/commands/old.js.map', '');
  await build(machine());
  expect(existsSync(join(root, 'dist/commands/old.js'))).toBe(true);
  rmSync(join(root, 'commands/old.ts'));
  await build(machine());
  expect(existsSync(join(root, 'dist/commands/old.js'))).toBe(false);
  expect(existsSync(join(root, 'dist/commands/old.js.map'))).toBe(false);
  expect(existsSync(join(root, 'dist/src/a.js'))).toBe(true);
});

test('if the compiler reports errors, the build prints them, and a build is still needed', async () => {
  const complaint = 'src/a.ts(1,1): error TS1234: wrong';
  const failing = machine({ commands: { tsc: { code: 2, output: `${complaint}\n` } } });
  expect(await build(failing)).toBe(complaint);
  expect(buildLacking({ root })).toBeDefined();
});

test('if a rulebook has errors, the build prints them, and a build is still needed', async () => {
  const complaint = 'src/rulebook/a/b.md:5: Its source is missing.';
  const failing = machine({ commands: { 'rules-index': { code: 1, output: `${complaint}\n` } } });
  expect(await build(failing)).toBe(complaint);
  expect(buildLacking({ root })).toBeDefined();
});
