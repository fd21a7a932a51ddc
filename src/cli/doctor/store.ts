import type { Redis } from 'ioredis';
import { checkRedis } from '../../store/check.ts';
import { otherStore } from '../../store/identity.ts';
import { keys } from '../../store/keys.ts';
import { inPlainWords } from '../startup-errors.ts';
import { count, type Finding, fine, note, stuck } from './finding.ts';

/** Share of `maxmemory` from which on no table is opened. */
const FULL = 0.8;

/** Whether the store is the one that this machine used before (`data` remembers it), and saves its data. */
export async function examineStore(redis: Redis, data: string | null = null): Promise<Finding[]> {
  const text = await redis.info();
  const field = (name: string): string => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(text)?.[1] ?? '';
  const findings: Finding[] = [];
  const other = data === null ? null : await otherStore(redis, data);
  if (other !== null) findings.push(stuck('store', other.says, other.todo));
  const trouble = await checkRedis(redis).then(() => null, inPlainWords);
  if (trouble !== null) findings.push(stuck('redis', trouble, 'Change it, and start again.'));
  if (field('role') === 'slave')
    findings.push(stuck('redis', 'This Redis is a replica: it takes no moves.', 'Name its master in REDIS_URL.'));
  if (field('aof_last_write_status') === 'err')
    findings.push(stuck('redis', 'Redis can’t write to its disk.', 'Free some space; it goes on by itself then.'));
  const [used, most] = [Number(field('used_memory')), Number(field('maxmemory'))];
  if (most > 0 && used > FULL * most)
    findings.push(
      stuck('redis', 'The memory of Redis is nearly full: no table can be opened.', 'Give it more (maxmemory).'),
    );
  const [archived, lost] = [await redis.zcard(keys.finished), await redis.scard(keys.archived)];
  if (lost > 0) {
    const says = `${count(lost, 'finished game')} of a version before ${lost === 1 ? 'lies' : 'lie'} in an archive folder that no worker has.`;
    findings.push(
      note(
        'archive',
        says,
        'Copy the folder archive of the data folder there to a worker’s data folder, and restart it.',
      ),
    );
  }
  const size = `${Math.ceil(used / 1_048_576)} MB`;
  return findings.some(({ state }) => state === 'stuck')
    ? findings
    : [
        fine(
          `Redis ${field('redis_version')} keeps what it is given: ${size}, ${count(archived, 'finished game')} at hand.`,
        ),
        ...findings,
      ];
}
