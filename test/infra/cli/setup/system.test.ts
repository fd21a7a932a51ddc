import { describe, expect, test } from 'vitest';
import { aptInstall } from '../../../../src/cli/setup/apt.mjs';
import { canvasLacking, mendCanvas } from '../../../../src/cli/setup/canvas.mjs';
import { findChromium } from '../../../../src/cli/setup/chromium.mjs';
import { setUp } from '../../../../src/cli/setup/run.mjs';
import { steps } from '../../../../src/cli/setup/steps.mjs';
import { type FakeMachineOptions, fakeMachine } from './fake-machine.ts';

describe('redis-server', () => {
  const [redis] = steps;
  const mend = async (wishes: FakeMachineOptions) => {
    const machine = fakeMachine(wishes);
    return { machine, trouble: await redis?.mend(machine) };
  };

  test('redis-server is searched for only once', async () => {
    expect(await redis?.lacks(fakeMachine(), 'play')).toBe('There is no Redis server');
    expect(await redis?.lacks(fakeMachine({ programs: ['redis-server'] }), 'play')).toBeUndefined();
    expect(await redis?.lacks(fakeMachine({ programs: ['valkey-server'] }), 'play')).toBeUndefined();
  });

  test('root installs redis-server after updating the package lists', async () => {
    const { machine, trouble } = await mend({ programs: ['apt-get'] });
    expect(trouble).toBeUndefined();
    expect(machine.asked).toEqual([]);
    expect(machine.ran).toEqual([
      expect.stringMatching(/^env DEBIAN_FRONTEND=noninteractive apt-get .* update$/),
      expect.stringMatching(/^env DEBIAN_FRONTEND=noninteractive apt-get .* install --yes .* redis-server$/),
    ]);
  });

  test('if the user isn’t root, redis-server is installed with sudo, which asks for a password only at a terminal', async () => {
    const unattended = await mend({ isRoot: false, programs: ['apt-get', 'sudo'] });
    expect(unattended.machine.ran.every((command) => command.startsWith('sudo -n env'))).toBe(true);
    const attended = await mend({ isRoot: false, isAttended: true, programs: ['apt-get', 'sudo'] });
    expect(attended.machine.ran.every((command) => command.startsWith('sudo env'))).toBe(true);
  });

  test('redis-server is installed only with the person’s consent', async () => {
    const { machine, trouble } = await mend({ isAttended: true, answer: false, programs: ['apt-get'] });
    expect(machine.asked).toEqual(['May I install redis-server with apt-get?']);
    expect(machine.ran).toEqual([]);
    expect(trouble).toBe('Type: sudo apt-get install redis-server, then start again.');
  });

  test('without administrator rights, the set-up prints the command that an administrator must type', async () => {
    const { machine, trouble } = await mend({ isRoot: false, programs: ['apt-get'] });
    expect(machine.ran).toEqual([]);
    expect(trouble).toMatch(/As root, type: apt-get install redis-server$/);
  });

  test.each<[string, FakeMachineOptions, string]>([
    ['Fedora', { programs: ['dnf'] }, 'sudo dnf install redis'],
    ['Arch', { programs: ['pacman'] }, 'sudo pacman -S valkey'],
    ['macOS', { platform: 'darwin', programs: ['brew'] }, 'brew install redis'],
    ['macOS without Homebrew', { platform: 'darwin' }, 'https://brew.sh, then type: brew install redis'],
    ['Windows', { platform: 'win32', programs: ['apt-get'] }, 'wsl --install'],
    ['an unknown system', {}, 'redis-server'],
  ])('on %s the set-up names the command to type', async (_, wishes, command) => {
    const { machine, trouble } = await mend(wishes);
    expect(machine.ran).toEqual([]);
    expect(trouble).toContain(command);
  });
});

test('if apt-get fails, the reason is reported on one line', async () => {
  const machine = fakeMachine({
    commands: { ' install ': { code: 100, output: 'Reading lists...\nE: Unable to locate package redis-server\n' } },
  });
  expect(await aptInstall(machine, ['redis-server'])).toBe(
    "apt-get couldn't install redis-server (Unable to locate package redis-server). " +
      'Type: sudo apt-get install redis-server, then start again.',
  );
});

describe('node-canvas', () => {
  /** A machine on which canvas loads once a command with these words has run after `headers` were installed. */
  const machineWhere = (wishes: FakeMachineOptions & { needsHeaders: boolean }) => {
    let hasHeaders = !wishes.needsHeaders;
    let isBuilt = false;
    return fakeMachine({
      programs: ['apt-get'],
      commands: { 'dpkg-query': { code: 1, output: 'python3 installed\nlibcairo2-dev installed\n' } },
      ...wishes,
      loads: () => isBuilt,
      onExec: (command) => {
        if (command.includes('apt-get') && command.includes('install')) hasHeaders = true;
        if (command.includes('rebuild canvas') && hasHeaders) isBuilt = true;
      },
    });
  };

  test('if node-canvas can be downloaded or compiled, no system packages are installed', async () => {
    const machine = machineWhere({ needsHeaders: false });
    expect(canvasLacking(machine)).toBeDefined();
    expect(await mendCanvas(machine)).toBeUndefined();
    expect(machine.ran).toEqual([expect.stringMatching(/rebuild canvas$/)]);
    expect(canvasLacking(machine)).toBeUndefined();
  });

  test('if headers are missing, exactly those are installed, and node-canvas is compiled again', async () => {
    const machine = machineWhere({ needsHeaders: true });
    expect(await mendCanvas(machine)).toBeUndefined();
    const install = machine.ran.find((command) => command.includes(' install ')) ?? '';
    expect(install).toMatch(/libgif-dev/);
    expect(install).not.toMatch(/libcairo2-dev|python3/);
    expect(machine.ran.at(-1)).toMatch(/rebuild canvas$/);
  });

  test('on other systems, the set-up names the command that installs what node-canvas needs', async () => {
    const machine = machineWhere({ needsHeaders: true, platform: 'darwin', programs: ['brew'] });
    expect(await mendCanvas(machine)).toMatch(/Type: brew install .*cairo/);
  });

  test('the set-up points to the log if the compiler fails with all headers in place', async () => {
    const all = 'build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev';
    const output = all
      .split(' ')
      .map((name) => `${name} installed\n`)
      .join('');
    const machine = fakeMachine({
      loads: () => false,
      programs: ['apt-get'],
      commands: { 'dpkg-query': { code: 0, output } },
    });
    expect(await mendCanvas(machine)).toMatch(/setup\.log/);
    expect(machine.ran.some((command) => command.includes('apt-get'))).toBe(false);
  });
});

test('the tests use a browser that is on the PATH', () => {
  expect(findChromium(fakeMachine({ programs: ['google-chrome'] }))).toBe('/usr/bin/google-chrome');
});

test('the set-up runs no command if everything is in place', async () => {
  const machine = fakeMachine({ programs: ['redis-server', 'chromium'] });
  const system = steps.filter(({ mending }) => !mending.includes('npm ci') && !mending.includes('tsc'));
  expect(await setUp('test', machine, system)).toBe(true);
  expect(machine.ran).toEqual([]);
});
