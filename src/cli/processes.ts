import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { runPlainly } from './plain-words.ts';
import { ROLES } from './role-names.ts';
import { SettingsError, settings } from './settings.ts';
import { plant } from './tree.ts';

/**
 * Processes of some roles, kept running, for more than one machine: `npm run worker`, `npm run renderer -- --count 3`,
 * `npm run bot`. All share the Redis that REDIS_URL names.
 */
await runPlainly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: '1' } },
  });
  const roles = ROLES.filter((role) => positionals.includes(role));
  const count = Number(values.count);
  if (roles.length === 0 || roles.length < positionals.length)
    throw new SettingsError(`Name roles: ${ROLES.join(', ')}.`);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new SettingsError('--count must be a number from 1 to 64.');
  const { redisUrl, logLevel } = settings();
  if (redisUrl === undefined) throw new SettingsError('REDIS_URL is missing: processes on their own share one Redis.');
  const tree = plant(
    Object.fromEntries(roles.map((role) => [role, count])),
    {},
    pino({ level: logLevel, name: 'processes' }),
  );
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  await Promise.race([stopped, tree.useless]);
  await tree.close();
});
