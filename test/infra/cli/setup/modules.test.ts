import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installModules, modulesLacking, whyNpmFailed } from '../../../../src/cli/setup/modules.mjs';
import { fakeMachine } from './fake-machine.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'subspace-modules-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Versions = Record<string, { version: string; optional?: boolean; dev?: boolean }>;

const lockFile = (packages: Versions) =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } }),
  );

/** The files that npm leaves behind after installing these packages. */
const installed = (packages: Versions) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
};

const lacking = (purpose: 'play' | 'test' = 'test') => modulesLacking(fakeMachine({ root }), purpose);

test('in a fresh clone, the node modules are reported as missing', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' } });
  expect(lacking()).toBe('The node modules are missing');
});

test('modules left by an interrupted npm ci don’t count as installed', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' } });
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  expect(lacking()).toBe('The node modules are missing');
});

test('modules installed by hand are accepted, and modules for other systems are ignored', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/mac': { version: '1.0.0', optional: true } });
  installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(lacking()).toBeUndefined();
});

test('packages for development may be missing for playing, but not for tests', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/tool': { version: '2.0.0', dev: true } });
  installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(lacking('play')).toBeUndefined();
  expect(lacking('test')).toBe('The node modules are out of date');
});

test('packages for playing may not be missing, and no package may be outdated', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/tool': { version: '2.0.0', dev: true } });
  installed({});
  expect(lacking('play')).toBe('The node modules are out of date');
  installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/tool': { version: '1.0.0', dev: true } });
  expect(lacking('play')).toBe('The node modules are out of date');
});

test('modules in a read-only folder are accepted without a stamp', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' } });
  installed({ 'node_modules/a': { version: '1.0.0' } });
  chmodSync(root, 0o755);
  chmodSync(join(root, 'node_modules'), 0o555);
  // Root may write everywhere, so the check runs as nobody.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(lacking()).toBeUndefined();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  expect(existsSync(join(root, 'node_modules/.subspace-stamp'))).toBe(false);
  chmodSync(join(root, 'node_modules'), 0o755);
});

test('modules are reported as outdated until they match the changed lock file', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' } });
  installed({ 'node_modules/a': { version: '1.0.0' } });
  expect(lacking()).toBeUndefined();
  lockFile({ 'node_modules/a': { version: '1.0.1' } });
  expect(lacking()).toBe('The node modules are out of date');
  installed({ 'node_modules/a': { version: '1.0.1' } });
  expect(lacking()).toBeUndefined();
});

test('modules installed on another system are reported as outdated', () => {
  lockFile({ 'node_modules/a': { version: '1.0.0' } });
  installed({ 'node_modules/a': { version: '1.0.0' } });
  writeFileSync(join(root, 'node_modules/.subspace-stamp'), 'plan9-mips 0123');
  expect(lacking()).toBe('The node modules are out of date');
});

test('the installation follows the lock file exactly and includes test tools', async () => {
  const machine = fakeMachine();
  expect(await installModules(machine)).toBeUndefined();
  expect(machine.ran).toEqual([expect.stringMatching(/ ci --ignore-scripts --include=dev/)]);
});

test('the installation fails if files could not be unpacked, even if npm reports success', async () => {
  const output = 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\nadded 167 packages in 18s\n';
  const machine = fakeMachine({ commands: { ' ci ': { code: 0, output } } });
  expect(await installModules(machine)).toBe('npm ci failed: the disk is full. Free some space and start again.');
});

test.each([
  ['npm error code EAI_AGAIN\nnpm error syscall getaddrinfo', /registry does not answer/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EUSAGE', /Type: npm install/],
  ['npm error code EACCES', /may not be written/],
  ['npm error code E418\nnpm error the registry is a teapot', /^the registry is a teapot \(see setup\.log\)\.$/],
])('npm’s output %j is shortened to its cause', (output, line) => {
  expect(whyNpmFailed(output)).toMatch(line);
});
