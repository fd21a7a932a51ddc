import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startBots, startReader, startWorker } from '../../../src/queue/roles.ts';
import { withRedis } from '../support/redis.ts';
import { toys } from '../support/tables.ts';
import { passes, until } from '../support/until.ts';

const redis = withRedis();

test.each([
  ['accepts no writes', 'REPLICAOF', ['127.0.0.1', '1'], ['NO', 'ONE']],
  ['accepts no more connections', 'CONFIG', ['SET', 'maxclients', '1'], ['SET', 'maxclients', '10000']],
])('warnings about a Redis that %s are repeated with pauses', async (_, name, wrong, right) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const settings = { redis: redis.socket, games: toys, archive: null, log, hold: 1_500, sweep: 1_000 };
  const roles = [await startWorker(settings), await startReader(settings), await startBots(settings)];
  const admin = redis.connect();
  await admin.call(name, ...wrong);
  if (name === 'CONFIG') await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await until('it is complained of', () => lines.length > 0);
  await passes(4_000);
  const count = lines.length;
  await admin.call(name, ...right);
  for (const role of roles) await role.close();
  // Each consumer and connection logs the warning once in ten seconds. Without pauses there would be hundreds of lines.
  expect(count).toBeLessThan(20);
});
