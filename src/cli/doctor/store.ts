import type { Redis } from 'ioredis';
import { isSqueezed } from '../../store/cache-budget.ts';
import { CacheLedger } from '../../store/cache-ledger.ts';
import { checkRedis } from '../../store/check.ts';
import { otherStore } from '../../store/identity.ts';
import { keys } from '../../store/keys.ts';
import { WrongServer } from '../../store/redis-complaints.ts';
import { inPlainWords } from '../startup-errors.ts';
import { count, type Finding, fine, note, stuck } from './finding.ts';

/** No new table can be opened once this share of `maxmemory` is in use. */
const FULL = 0.8;

/**
 * Checks that the store saves its data, and that this machine used the same store before, as recorded in the folder
 * `data`.
 * @throws WrongServer if the server can't hold games, so nothing else can be examined.
 */
export async function examineStore(redis: Redis, data: string | null = null): Promise<Finding[]> {
  const trouble = await checkRedis(redis).then(
    () => null,
    (error: unknown) => {
      if (error instanceof WrongServer) throw error;
      return inPlainWords(error);
    },
  );
  const text = await redis.info();
  const field = (name: string): string => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(text)?.[1] ?? '';
  const findings: Finding[] = [];
  const other = data === null ? null : await otherStore(redis, data);
  if (other !== null) findings.push(stuck('store', other.says, other.todo));
  if (trouble !== null) findings.push(stuck('redis', trouble, 'Fix this, then start again.'));
  if (field('role') === 'slave')
    findings.push(stuck('redis', 'This Redis is a replica, so it can’t store moves.', 'Name its master in REDIS_URL.'));
  if (field('aof_last_write_status') === 'err')
    findings.push(
      stuck('redis', 'Redis can’t write to its disk.', 'Free some space. The bot then continues automatically.'),
    );
  const [used, most] = [Number(field('used_memory')), Number(field('maxmemory'))];
  // Redis leaves out some of its buffers when it compares its memory with the limit.
  if (most > 0 && used - Number(field('mem_not_counted_for_evict')) > most)
    findings.push(
      stuck(
        'redis',
        'Redis has no room left and stores nothing, so nobody can move.',
        'Raise maxmemory. The bot then continues automatically.',
      ),
    );
  else if (most > 0 && used > FULL * most)
    findings.push(stuck('redis', 'Redis’s memory is nearly full, so no new table can be opened.', 'Raise maxmemory.'));
  const cache = await new CacheLedger(redis).size().catch(() => null);
  if (cache !== null && isSqueezed(most, cache))
    findings.push(
      note(
        'redis',
        'The tables need so much of Redis’s memory that little is left for views and pictures, which are made again and again.',
        'Raise maxmemory.',
      ),
    );
  const [archived, lost] = [await redis.zcard(keys.finished), await redis.scard(keys.archived)];
  if (lost > 0) {
    const says = `${count(lost, 'finished game')} from an older version ${lost === 1 ? 'is' : 'are'} in an archive folder that no worker can reach.`;
    findings.push(
      note(
        'archive',
        says,
        'Copy the “archive” folder from that machine’s data folder to a worker’s data folder, then restart the worker.',
      ),
    );
  }
  // Valkey also reports a `redis_version`, which never changes.
  const valkey = field('valkey_version');
  const server = valkey === '' ? `Redis ${field('redis_version')}` : `Valkey ${valkey}`;
  const size = `${Math.ceil(used / 1_048_576)} MB`;
  return findings.some(({ state }) => state === 'stuck')
    ? findings
    : [fine(`${server} stores data safely: ${size}, ${count(archived, 'finished game')} archived.`), ...findings];
}
