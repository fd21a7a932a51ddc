import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { openLog } from '../queue/log.ts';
import { openHealth } from './health/open.ts';
import { requireKnownStore } from './known-store.ts';
import { ROLES } from './role-names.ts';
import { discordOf, redisOf, SettingsError, settings } from './settings.ts';
import { requireRedis } from './shared-redis.ts';
import { runPlainly } from './startup-errors.ts';
import { askedToStop } from './stop.ts';
import { plant } from './tree.ts';

/** Maximum number of processes that a role has on one machine. */
const MOST = 64;

/**
 * Runs processes of some roles and restarts them, for set-ups with more than one machine: `npm run worker`, `npm run
 * renderer -- --count 3`, `npm run bot`. All these processes use the Redis at REDIS_URL.
 */
await runPlainly(async () => {
  const stopped = askedToStop();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string', default: '1' } },
  });
  const roles = ROLES.filter((role) => positionals.includes(role));
  const count = Number(values.count);
  if (roles.length === 0 || roles.length < positionals.length)
    throw new SettingsError(`Name one or more roles: ${ROLES.join(', ')}.`);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new SettingsError(`--count must be a number from 1 to ${MOST}.`);
  const given = settings();
  if (roles.includes('bot')) discordOf(given);
  const address = redisOf(given);
  await requireRedis(address);
  await requireKnownStore(address, given.data, stopped);
  const tree = plant({ roles, count, redis: null, log: openLog('processes', given.logLevel) });
  const server = await openHealth(given.health, tree, console.error);
  await Promise.race([stopped, tree.over]);
  await server?.close();
  await tree.close();
});
