import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { ROLES } from '../../../src/cli/role-names.ts';
import { settingNames } from '../../../src/cli/settings.ts';
import { filesUnder } from '../../../src/cli/setup/files.mjs';
import { requireRedis } from '../../../src/cli/shared-redis.ts';
import { LONGEST_END } from '../../../src/queue/watchdog.ts';
import { LONGEST_GOODBYE } from '../../../src/store/private-redis.ts';
import { pulse } from '../../../src/store/redis-probe.ts';
import { until } from '../support/until.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const UNITS = ['subspace.service', 'subspace@.service'] as const;
const units = UNITS.map((name) => ({ name, text: read(`deploy/systemd/${name}`) }));
const compose = read('deploy/compose.yaml');
const image = read('deploy/Containerfile');
/** The files of `deploy` that start programs. */
const files = [...units.map(({ text }) => text), compose, image];

/** The values of a line `NAME=…` in a unit. */
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The names that settings have in these files. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:SUBSPACE|DISCORD|REDIS|LOG)_[A-Z_]+\b/g)].map(([name]) => name);

test('the files name only settings that exist', () => {
  const names = files.flatMap(namesIn);
  expect(names).toContain('SUBSPACE_DATA');
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  const variables = units.flatMap(({ text }) =>
    valuesOf(text, 'Environment').flatMap((line) => line.split(' ').map((part) => part.split('=')[0] ?? '')),
  );
  expect(new Set(variables)).toEqual(new Set(['NODE_ENV', 'NODE_OPTIONS']));
});

test('the files start only programs that the build makes', () => {
  const programs = files.flatMap((text) => [...text.matchAll(/dist\/([\w/-]+)\.js/g)].map(([, path = '']) => path));
  expect(new Set(programs)).toEqual(new Set(['src/cli/start', 'src/cli/processes']));
  expect(programs.filter((path) => !existsSync(join(root, `${path}.ts`)))).toEqual([]);
});

describe.each(units)('$name', ({ name, text }) => {
  test('restarts the program unless a person has to change something first', () => {
    expect(valuesOf(text, 'Restart')).toEqual(['on-failure']);
    expect(valuesOf(text, 'RestartPreventExitStatus')).toEqual([`${EXIT.settings}`]);
    expect(valuesOf(text, 'StartLimitIntervalSec')).toEqual(['0']);
  });

  test('asks only the main process to end, and waits as long as this may take', () => {
    // If systemd also asked Redis and the roles to end, they would not end in their order.
    expect(valuesOf(text, 'KillMode')).toEqual(['mixed']);
    expect(valuesOf(text, 'KillSignal')).toEqual(['SIGTERM']);
    const longest = name === 'subspace.service' ? ROLES.length * LONGEST_END + LONGEST_GOODBYE : LONGEST_END;
    const [seconds] = valuesOf(text, 'TimeoutStopSec');
    expect(Number(seconds) * 1_000).toBeGreaterThan(longest);
  });

  test('may write only into its data folder, which is private', () => {
    // The file with the token may have another data folder, and would win over `Environment`.
    const [, data = ''] = /^ExecStart=\/usr\/bin\/env SUBSPACE_DATA=(\S+) node dist/m.exec(text) ?? [];
    expect(valuesOf(text, 'ReadWritePaths')).toEqual([data]);
    expect(data).toBe(`/var/lib/${valuesOf(text, 'StateDirectory')[0]}`);
    expect(valuesOf(text, 'StateDirectoryMode')).toEqual(['0700']);
    expect(valuesOf(text, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(text, 'NoNewPrivileges')).toEqual(['yes']);
    expect(valuesOf(text, 'User')).toEqual(['subspace']);
  });

  test('is a unit that systemd accepts', async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'subspace-units-'));
    try {
      // A template is checked as one of its instances.
      const file = join(folder, name.replace('@', '@worker'));
      await copyFile(join(root, 'deploy/systemd', name), file);
      const checked = await promisify(execFile)('systemd-analyze', ['verify', file]).catch((error) => error);
      if (checked.code === 'ENOENT') context.skip('systemd-analyze is not installed here, so nothing checked the unit');
      expect(`${checked.stdout}${checked.stderr}`).toBe('');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test('both units have the same settings, except for what concerns all roles or one', () => {
  const own = /^(?:#|Description|EnvironmentFile|ExecStart|TimeoutStopSec|MemoryMax|TasksMax)/;
  const [all, one] = units.map(({ text }) => text.split('\n').filter((line) => !own.test(line)));
  expect(all).toEqual(one);
});

describe('compose.yaml', () => {
  const [shared = '', all = ''] = compose.split('\nservices:\n');
  const [, redis = '', ...services] = all.split(/^ {2}(?=\w+:$)/m);
  const service = (name: string): string => services.find((text) => text.startsWith(`${name}:`)) ?? '';

  test.each(ROLES)('runs the role %s with the limits that all roles have', (role) => {
    expect(service(role)).toContain('<<: *role\n');
    expect(service(role)).toContain(`command: [${role}]\n`);
  });

  test('only the bot gets the token and reaches other machines', () => {
    const withToken = services.filter((text) => text.includes('env_file'));
    expect(withToken).toEqual([service('bot')]);
    expect([redis, ...services].filter((text) => text.includes('[inside, outside]'))).toEqual([service('bot')]);
    expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/m);
  });

  test.each([
    ['Redis', () => redis],
    ['a role', () => shared],
  ])('the container of %s has no rights that it doesn’t need', (_, textOf) => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
      expect(textOf()).toContain(line);
    expect(textOf()).toMatch(/mem_limit: \d+[mg]/);
    expect(textOf()).toContain('restart: unless-stopped');
  });

  test('the data folder and Redis don’t come from the file with the token', () => {
    const [, given = ''] = /^ {2}environment: &environment\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
    expect(given).toContain('SUBSPACE_DATA: /data\n');
    expect(given).toContain('REDIS_URL: redis://redis:6379\n');
    expect(service('bot')).toContain('environment: *environment\n');
  });

  test('a role gets the time that it needs to end', () => {
    const [, seconds] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(LONGEST_END);
  });

  test('the bot accepts the settings of its Redis', async () => {
    const [, line = ''] = /redis-server (.*)$/m.exec(redis) ?? [];
    const settings = line.split(' ').map((word) => (word === '""' ? '' : word));
    expect(settings).toContain('--maxmemory');
    const folder = await mkdtemp(join(tmpdir(), 'subspace-compose-'));
    const socket = join(folder, 'redis.sock');
    const server = spawn('redis-server', [...settings, '--port', '0', '--unixsocket', socket, '--dir', folder]);
    try {
      await until('the server is there', async () => (await pulse(socket)) === 'ready');
      await requireRedis(socket);
    } finally {
      server.kill();
      await once(server, 'close');
      await rm(folder, { recursive: true });
    }
  });
});

describe('Containerfile', () => {
  test('the first stage copies everything that the build needs', () => {
    const copied = [...image.matchAll(/^COPY --chown=node:node (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').slice(0, -1),
    );
    const { include }: { include: string[] } = JSON.parse(read('tsconfig.service.json'));
    const settings = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'tsconfig.service.json'];
    expect(new Set(copied)).toEqual(new Set([...settings, ...include]));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('the container runs all roles, not as root, and ends on SIGTERM', () => {
    const last = image.slice(image.lastIndexOf('\nFROM '));
    const [, roles = '[]'] = /^CMD (.*)$/m.exec(last) ?? [];
    expect(new Set(JSON.parse(roles))).toEqual(new Set(ROLES));
    expect(/^USER (.*)$/m.exec(last)?.[1]).toBe('node');
    expect(last).toContain('\nSTOPSIGNAL SIGTERM\n');
    expect(last).toContain('SUBSPACE_DATA=/data SUBSPACE_HEALTH=127.0.0.1:1702\nVOLUME /data\n');
  });

  test('the health check asks where the bot tells its health, also with the settings of compose', () => {
    // An empty setting turns the health off, and the file with the token may hold one.
    const [, asked = ''] = /http:\/\/([\d.:]+)\/healthz/.exec(image) ?? [];
    expect(/ SUBSPACE_HEALTH=(\S+)$/m.exec(image)?.[1]).toBe(asked);
    expect(/^ {4}SUBSPACE_HEALTH: (\S+)$/m.exec(compose)?.[1]).toBe(asked);
  });
});

describe('docs/run-book.md', () => {
  const page = read('docs/run-book.md');

  test('is short, and lists exactly the exit codes of the programs', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
    const rows = [...page.matchAll(/^\| (\d+) \| .* \| (yes|no) \|$/gm)].map(([, code, again]) => [
      Number(code),
      again,
    ]);
    expect(Object.fromEntries(rows)).toEqual({
      [EXIT.done]: 'no',
      [EXIT.failed]: 'yes',
      [EXIT.unavailable]: 'yes',
      [EXIT.settings]: 'no',
    });
  });

  test('names only programs, files and settings that exist', () => {
    const named = [...page.matchAll(/\bdeploy\/[\w./-]+\w/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(namesIn(page).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('starts only programs that exist with the script subspace, which runs them as the bot’s user', () => {
    const script = read('deploy/systemd/subspace');
    for (const { text } of units) {
      expect(script).toContain(
        `runuser --user ${valuesOf(text, 'User')[0]} -- node "${valuesOf(text, 'WorkingDirectory')[0]}/dist/`,
      );
      expect(script).toContain(`\nSUBSPACE_DATA=${valuesOf(text, 'ReadWritePaths')[0]}\n`);
      expect(script).toContain(`\n. ${valuesOf(text, 'EnvironmentFile')[0]}\n`);
    }
    const started = [...page.matchAll(/(?:\$|&&) subspace ([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(started)).toEqual(new Set(['backup', 'upgrade-check', 'restore', 'doctor']));
    expect(started.filter((name) => !existsSync(join(root, `src/cli/${name}.ts`)))).toEqual([]);
  });

  test('has the headings that alerts point to', () => {
    for (const heading of ['Players say nothing happens', 'Redis is full', 'Discord is down', 'A table is stuck'])
      expect(page).toContain(`\n## ${heading}\n`);
  });
});

test('the list of files in this test is complete', () => {
  const known = [...UNITS.map((name) => `deploy/systemd/${name}`), 'deploy/compose.yaml', 'deploy/Containerfile'];
  const all = filesUnder(join(root, 'deploy')).map((path) => path.slice(root.length + 1));
  expect(all.filter((file) => /Containerfile$|compose.*\.yaml$|\.service$/.test(file))).toEqual(known.sort());
});
