// @ts-check

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * Returns which of these packages aren't installed, according to Debian's package manager.
 *
 * @param {Machine} machine
 * @param {string} packages names with spaces between them
 * @returns {Promise<string[]>}
 */
export async function missingPackages(machine, packages) {
  const names = packages.split(' ');
  const format = `\${Package} \${db:Status-Status}\n`;
  const { output } = await machine.exec('dpkg-query', ['--show', `--showformat=${format}`, ...names]);
  const lines = output.split('\n');
  return names.filter((name) => !lines.includes(`${name} installed`));
}

/**
 * Installs packages with apt-get, as root or through sudo. If a person is at the terminal, asks for permission first.
 *
 * @param {Machine} machine
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} the line to show if it can't be done, with the command to type
 */
export async function aptInstall(machine, packages) {
  const list = packages.join(' ');
  const byHand = `Type: sudo apt-get install ${list}, then start again.`;
  if (!machine.isRoot && machine.find('sudo') === undefined) {
    return `Only an administrator can install system packages. As root, type: apt-get install ${list}`;
  }
  if (machine.isAttended && !(await machine.ask(`May I install ${list} with apt-get?`))) return byHand;

  machine.say(`Installing ${list} (apt-get).`);
  const asRoot = machine.isRoot ? [] : machine.isAttended ? ['sudo'] : ['sudo', '-n'];
  /** @param {string[]} args */
  const aptGet = (...args) => {
    const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--option', ...args];
    return machine.exec(command[0] ?? 'env', command.slice(1));
  };
  const waitForOthers = 'DPkg::Lock::Timeout=120';
  // The update may fail for some sources. The other sources may be enough, so only the result of the installation
  // counts.
  const update = await aptGet(waitForOthers, 'update');
  const install = await aptGet(waitForOthers, 'install', '--yes', '--no-install-recommends', ...packages);
  if (install.code === 0) return undefined;
  const why = firstError(install.output) ?? firstError(update.output) ?? 'see setup.log';
  return `apt-get couldn't install ${list} (${why}). ${byHand}`;
}

/**
 * Returns the first line in which apt-get or sudo reports an error.
 *
 * @param {string} output
 */
function firstError(output) {
  return /^(?:E|sudo): (.+)$/m.exec(output)?.[1];
}
