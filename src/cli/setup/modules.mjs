// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * Records for which system, processor and package-lock.json (by its hash) the present node modules were installed.
 * Systems that need different modules, such as a container or WSL and its host, may share this folder.
 */
const stampFile = 'node_modules/.subspace-stamp';

/**
 * Says what is wrong with the node modules, or returns undefined. Playing doesn't need the packages that `npm ci
 * --omit=dev` leaves out.
 *
 * @param {Pick<Machine, 'root'>} machine
 * @param {'play' | 'test'} purpose
 * @returns {string | undefined}
 */
export function modulesLacking({ root }, purpose) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const system = `${process.platform}-${process.arch}`;
  const wanted = `${system} ${createHash('sha256').update(lock).digest('hex')}`;
  const stamp = readText(join(root, stampFile));
  if (stamp === wanted) return undefined;
  const record = readText(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return 'The node modules are missing';
  const isSystemKnown = stamp === undefined || stamp.startsWith(`${system} `);
  if (isSystemKnown && fits(record, lock, 'test')) {
    keepStamp(root, wanted);
    return undefined;
  }
  const isEnough = isSystemKnown && purpose === 'play' && fits(record, lock, purpose);
  return isEnough ? undefined : 'The node modules are out of date';
}

/**
 * Writes the stamp, unless the folder is read-only. Without a stamp, the next start compares the packages again.
 *
 * @param {string} root
 * @param {string} stamp
 */
function keepStamp(root, stamp) {
  try {
    writeFileSync(join(root, stampFile), stamp);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EROFS' && code !== 'EACCES') throw error;
  }
}

/**
 * True if npm's record of installed packages has every package in the lock file, each in the right version. Optional
 * packages may be missing, because each of them is for one system only. For playing, packages for development may be
 * missing, too.
 *
 * @param {string} record node_modules/.package-lock.json
 * @param {string} lock package-lock.json
 * @param {'play' | 'test'} purpose
 */
function fits(record, lock, purpose) {
  /** @type {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }>} */
  const installed = JSON.parse(record).packages;
  /** @type {typeof installed} */
  const wanted = JSON.parse(lock).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === '' ||
      optional ||
      installed[path]?.version === version ||
      (purpose === 'play' && (dev || devOptional) && installed[path] === undefined),
  );
}

/**
 * Installs the node modules exactly as package-lock.json lists them. No install scripts run. Only canvas needs its
 * script, which a separate step runs.
 *
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} the line to show if that fails
 */
export async function installModules(machine) {
  const { code, output } = await npm(machine, ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']);
  // If the disk is full, npm only warns about files that it couldn't unpack.
  return code === 0 && !output.includes('TAR_ENTRY_ERROR') ? undefined : `npm ci failed: ${whyNpmFailed(output)}`;
}

/**
 * Runs the npm that started this process, or else the one in PATH.
 *
 * @param {Machine} machine
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(machine, args, env) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('npm-cli.js')) return machine.exec(process.execPath, [script, ...args], env);
  return machine.exec('npm', args, env);
}

/** Patterns in the output of npm, with their meanings. The first match counts. */
const npmTroubles = [
  { said: /ENOSPC/, means: 'the disk is full. Free some space and start again.' },
  { said: /EUSAGE/, means: 'package.json and package-lock.json disagree. Type: npm install, then start again.' },
  {
    said: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT/,
    means: 'the npm registry does not answer. Check the network and start again.',
  },
  { said: /EACCES|EPERM/, means: 'this folder may not be written. Change its rights and start again.' },
];

/** @param {string} output */
export function whyNpmFailed(output) {
  const known = npmTroubles.find(({ said }) => said.test(output));
  const first = /^npm error (?!code)(.+)$/m.exec(output)?.[1];
  return known?.means ?? `${first ?? 'it says nothing'} (see setup.log).`;
}
