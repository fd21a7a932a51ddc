// @ts-check

/** @typedef {import('./machine.mjs').Machine} Machine */
/** @typedef {'apt' | 'dnf' | 'zypper' | 'pacman' | 'apk' | 'brew'} Manager */
/** @typedef {Readonly<Record<Manager, string>>} Packages the names of what is needed, per package manager */

/** @type {Packages} */
export const redisPackages = {
  apt: 'redis-server',
  dnf: 'redis',
  zypper: 'redis',
  pacman: 'valkey',
  apk: 'redis',
  brew: 'redis',
};

/** @type {Packages} */
export const chromiumPackages = {
  apt: 'chromium',
  dnf: 'chromium',
  zypper: 'chromium',
  pacman: 'chromium',
  apk: 'chromium',
  brew: '--cask chromium',
};

/**
 * The packages for compiling node-canvas. Only PNGs are drawn, but the compiler wants the headers of every image
 * library that is installed, so libgif-dev and the like are needed.
 *
 * @type {Packages}
 */
export const canvasPackages = {
  apt: 'build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
  dnf: 'gcc-c++ make python3 pkgconf cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel',
  zypper: 'gcc-c++ make python3 pkgconf cairo-devel pango-devel libjpeg8-devel giflib-devel librsvg-devel',
  pacman: 'base-devel python cairo pango libjpeg-turbo giflib librsvg',
  apk: 'build-base python3 pkgconf cairo-dev pango-dev libjpeg-turbo-dev giflib-dev librsvg-dev',
  brew: 'pkgconf cairo pango libpng jpeg giflib librsvg python-setuptools',
};

/** The install commands of the package managers. The set-up uses the first manager that the machine has. */
const managers = /** @type {const} */ ([
  { manager: 'apt', program: 'apt-get', command: 'sudo apt-get install' },
  { manager: 'dnf', program: 'dnf', command: 'sudo dnf install' },
  { manager: 'zypper', program: 'zypper', command: 'sudo zypper install' },
  { manager: 'pacman', program: 'pacman', command: 'sudo pacman -S' },
  { manager: 'apk', program: 'apk', command: 'sudo apk add' },
  { manager: 'brew', program: 'brew', command: 'brew install' },
]);

/**
 * True for Debian, Ubuntu and their derivatives, where the set-up installs missing packages itself.
 *
 * @param {Machine} machine
 */
export function hasApt(machine) {
  return machine.platform === 'linux' && machine.find('apt-get') !== undefined;
}

/**
 * Returns the one command that a person has to type to install what is missing.
 *
 * @param {Machine} machine
 * @param {Packages} packages
 * @returns {string}
 */
export function whatToType(machine, packages) {
  if (machine.platform === 'win32') {
    return 'On Windows this runs inside WSL. Type: wsl --install, then start again in its window.';
  }
  const known = managers.find(({ program }) => machine.find(program) !== undefined);
  if (known) return `Type: ${known.command} ${packages[known.manager]}, then start again.`;
  if (machine.platform === 'darwin') {
    return `Install Homebrew from https://brew.sh, then type: brew install ${packages.brew}, then start again.`;
  }
  return `Install what your system calls ${packages.apt}, then start again.`;
}
