import { type RedisAddress, readAddress } from '../store/address.ts';
import { checkRedis } from '../store/check.ts';
import { connect } from '../store/connect.ts';
import { RedisUnavailable, RedisUnfit } from '../store/redis-complaints.ts';
import { speechOf } from '../store/redis-probe.ts';

/** Maximum time to wait for a server that is starting at the same time, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Checks, before any process starts, that the Redis at REDIS_URL can be reached and doesn't lose data.
 * @throws RedisUnavailable with one line that says what to change; Redis' own error if it refuses the password.
 */
export async function requireRedis(url: string): Promise<void> {
  let reason: Error | null = null;
  const redis = connect(url, 'wait', (error) => {
    if (error.name === 'ReplyError') reason = error;
    else reason ??= certificateProblem(error);
  });
  let giveUp = (): void => {};
  const late = new Promise<'late'>((settle) => {
    giveUp = () => settle('late');
  });
  const timer = setTimeout(giveUp, PATIENCE);
  try {
    if ((await Promise.race([checkRedis(redis), late])) === 'late') throw reason ?? (await whySilent(readAddress(url)));
  } catch (error) {
    const isSaid = error instanceof RedisUnavailable || (error instanceof Error && error.name === 'ReplyError');
    throw isSaid ? error : await whySilent(readAddress(url));
  } finally {
    clearTimeout(timer);
    redis.disconnect(); // Commands that got no reply fail.
  }
}

/** Returns the error to show for a certificate that Node doesn’t trust; null for other errors. */
function certificateProblem(error: Error): RedisUnfit | null {
  const code = 'code' in error ? String(error.code) : '';
  if (!/CERT|SIGNATURE|ALTNAME/.test(code)) return null;
  return new RedisUnfit(
    `Redis’s certificate isn’t trusted (${code}). Put the path of its CA certificate into NODE_EXTRA_CA_CERTS, or correct the host in REDIS_URL.`,
  );
}

/** Returns the reason why no usable Redis server answers. */
async function whySilent(address: RedisAddress): Promise<RedisUnavailable> {
  const { tls, hosts, kind } = address;
  const [first] = hosts;
  const speech = first === undefined ? 'nothing' : await speechOf(first);
  const place =
    hosts.length === 0
      ? kind === 'server'
        ? address.url
        : ''
      : hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  if (tls && speech === 'redis') {
    return new RedisUnfit(`Redis at ${place} doesn’t use TLS. Write redis… instead of rediss… in REDIS_URL.`);
  }
  if (!tls && speech === 'redis in TLS') {
    return new RedisUnfit(`Redis at ${place} requires TLS. Write rediss… instead of redis… in REDIS_URL.`);
  }
  if (speech === 'something else') {
    return new RedisUnfit(`The server at ${place} isn’t Redis. Correct REDIS_URL.`);
  }
  if (speech !== 'nothing' && kind === 'sentinel') {
    return new RedisUnavailable(
      `The Sentinels at ${place} don’t know a reachable master “${address.name}”. Correct REDIS_URL.`,
    );
  }
  if (speech !== 'nothing' && kind === 'cluster') {
    return new RedisUnavailable(`Redis at ${place} isn’t a working cluster. For a single server, write redis://.`);
  }
  return new RedisUnavailable(`No Redis server is responding at ${place}. Start it, or correct REDIS_URL.`);
}
