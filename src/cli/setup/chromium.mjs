// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { npm, whyNpmFailed } from './modules.mjs';
import { chromiumPackages, hasApt, whatToType } from './packages.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

const programs = ['chromium', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: the system's Chromium or Chrome, or else the one that Playwright downloaded.
 *
 * @param {Pick<Machine, 'root' | 'find'>} machine
 * @returns {string | undefined} the path of its program
 */
export function findChromium({ root, find }) {
  for (const program of programs) {
    const path = find(program);
    if (path !== undefined) return path;
  }
  return [...macApplications, ...downloaded(root)].find((path) => existsSync(path));
}

/** @param {string} root */
function downloaded(root) {
  try {
    /** @type {typeof import('playwright-core')} */
    const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return []; // Playwright isn't installed, or has no browser for this system.
  }
}

/**
 * Installs a browser for the tests. Debian's own package is used only on Debian. Ubuntu's package is a snap, which
 * doesn't run everywhere, so on Ubuntu Playwright downloads a browser.
 *
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} the line to show if that fails
 */
export async function installChromium(machine) {
  if (!hasApt(machine)) return `The browser tests need Chromium. ${whatToType(machine, chromiumPackages)}`;
  if (isDebian()) return aptInstall(machine, [chromiumPackages.apt]);
  if (machine.isAttended && !(await machine.ask('May I download Chromium and install the libraries it needs?'))) {
    return 'Type: npx playwright-core install --with-deps chromium, then start again.';
  }
  const { code, output } = await npm(machine, ['exec', '--', 'playwright-core', 'install', '--with-deps', 'chromium']);
  return code === 0 ? undefined : `Chromium couldn't be downloaded: ${whyNpmFailed(output)}`;
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
