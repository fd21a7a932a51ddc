import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { unpackText } from '../../store/codec.ts';
import { clusterOf } from '../../store/connect.ts';
import { Forgetting } from '../../store/forgetting.ts';
import { type Deletions, markOfPerson } from '../../store/forgotten.ts';
import { copyOf } from '../../store/key-copies.ts';
import { bytesOfText, type KeyValue, readKeys, writeKeys } from '../../store/key-values.ts';
import { keys } from '../../store/keys.ts';
import { partTypes, valuesOfParts } from '../../tables/copied-table.ts';
import { Directory, isOver } from '../../tables/directory.ts';
import { Listing } from '../../tables/listing.ts';
import type { Summary } from '../../tables/summary.ts';
import { linesOf } from './check.ts';
import { clockOf } from './copy.ts';
import type { Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

/** The results of a restore. */
export interface Restored {
  tables: number;
  keys: number;
  /** Commands and messages that were waiting at the time of the back-up. */
  commands: number;
  messages: number;
  /** The people who deleted their data after the back-up, and whose data will be deleted again. */
  forgotten: number;
}

/** Something that identifies a person: a Discord id. */
const PERSON = /(?<!\d)\d{17,20}(?!\d)/g;

/**
 * Restores a back-up whose files were checked into an empty store. The store gets its id last, so bots that wait for it
 * come back only when it is complete. A restore that was interrupted may be repeated.
 * @param deletions the people who deleted their data, and when.
 * @throws BackupProblem if the store isn't empty.
 */
export async function restore(
  redis: Redis,
  folder: string,
  manifest: Manifest,
  deletions: Deletions,
): Promise<Restored> {
  const mark = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  await requireEmpty(redis, mark);
  await redis.set(keys.restoring, mark);
  const now = await clockOf(redis);
  const gone = new GonePeople(manifest, deletions);
  // What lasts for a time lasts as if no time had passed since the back-up. Otherwise a message that waited then, and may
  // have been sent after all, would be sent again after a day, because nothing would be known of the attempts.
  const passed = Math.round(now()) - manifest.ended;
  const delayed = (value: KeyValue): KeyValue =>
    value.until === undefined ? value : { ...value, until: value.until + passed };
  const done: Restored = { tables: 0, keys: 0, commands: 0, messages: 0, forgotten: 0 };
  const faults: string[] = [];
  for await (const { key, value } of linesOf(folder, 'keys', manifest.keys, faults)) {
    if (copyOf(key) !== 'alone') continue;
    gone.lookIn(key, value);
    await writeKeys(redis, [[key, delayed(value)]]);
    done.keys += 1;
  }
  for await (const { table, parts } of linesOf(folder, 'tables', manifest.tables, faults)) {
    const values = valuesOfParts(table, parts);
    for (const [key, value] of values) gone.lookIn(key, value);
    await writeKeys(
      redis,
      [...values].map(([key, value]) => [key, delayed(value)]),
    );
    await requireWritten(redis, table, values, now);
    done.commands += lengthOf(parts.inbox);
    done.messages += lengthOf(parts.outbox);
    done.tables += 1;
    await list(redis, table, parts.archive !== undefined, now());
  }
  if (faults.length > 0) throw new BackupProblem(`${faults.join(' ')} Restore another back-up into an empty store.`);
  const requests = new Forgetting(redis);
  for (const person of gone.people) await requests.begin(person, '', null);
  done.forgotten = gone.people.size;
  await redis.hset(keys.store, 'id', manifest.store);
  await redis.del(keys.restoring);
  return done;
}

/** Finds people who deleted their data after the back-up was begun (T-FORGET-01). */
class GonePeople {
  readonly people = new Set<string>();
  readonly #store: string;
  readonly #marks: ReadonlySet<string>;

  constructor({ store, began }: Manifest, deletions: Deletions) {
    this.#store = store;
    this.#marks = new Set([...deletions].flatMap(([mark, at]) => (at >= began ? [mark] : [])));
  }

  lookIn(key: string, value: KeyValue): void {
    if (this.#marks.size === 0) return;
    for (const text of [key, ...textsIn(value)])
      for (const [person] of text.matchAll(PERSON))
        if (this.#marks.has(markOfPerson(this.#store, person))) this.people.add(person);
  }
}

/** Returns all texts of a value, with packed ones unpacked. */
function textsIn(given: KeyValue): string[] {
  const all = given.type === 'string' ? [given.value] : given.value.flat(2).map(String);
  return all.map((text) => {
    try {
      return unpackText(bytesOfText(text));
    } catch {
      return text;
    }
  });
}

async function requireEmpty(redis: Redis, mark: string): Promise<void> {
  const cluster = clusterOf(redis);
  // The nodes of a cluster are known once it has answered.
  const begun = await redis.get(keys.restoring);
  const nodes = cluster === null ? [redis] : cluster.nodes('master');
  const sizes = await Promise.all(nodes.map((node) => node.dbsize()));
  const isEmpty = sizes.every((size) => size === 0);
  if (isEmpty || begun === mark) return;
  throw new BackupProblem(
    begun === null
      ? 'This Redis isn’t empty, and nothing was changed in it. Restore into an empty one: name another SUBSPACE_DATA, or another REDIS_URL.'
      : 'Another back-up was partly restored into this Redis, and nothing was changed now. Restore that one again, or use an empty Redis.',
  );
}

/** Reads a table again, and compares it with what was to be written. */
async function requireWritten(
  redis: Redis,
  table: string,
  values: ReadonlyMap<string, KeyValue>,
  now: () => number,
): Promise<void> {
  const written = await readKeys(redis, partTypes(table), now);
  for (const [key, { until: _, ...value }] of values) {
    const { until: __, ...found } = written.get(key) ?? {};
    if (JSON.stringify(found) !== JSON.stringify(value))
      throw new BackupProblem(`${key} was not stored as it is in the back-up. Try again with an empty Redis.`);
  }
}

function lengthOf(value: KeyValue | undefined): number {
  return value === undefined ? 0 : value.value.length;
}

/**
 * Puts a table on the lists on which it belongs as it is in the back-up. The lists in the back-up may be newer than the
 * table, so the table may have ended there.
 */
async function list(redis: Redis, table: string, isArchived: boolean, now: number): Promise<void> {
  const summary = await new Directory(redis).summary(table);
  if (!isArchived) await redis.zadd(keys.tables, 'NX', summary?.since ?? now, table);
  if (summary === null) return;
  if (isOver(summary)) {
    if (!isArchived) await redis.zadd(keys.finished, 'NX', summary.since, table);
    return;
  }
  await redis.zrem(keys.finished, table);
  await relist(redis, summary);
}

async function relist(
  redis: Redis,
  { id, title, status, owner, chairs, place, since, removed }: Summary,
): Promise<void> {
  const people = [...new Set([owner, ...chairs.flatMap(({ player }) => player ?? [])])];
  for (const person of people) await redis.zrem(keys.personPast(person), id);
  const standing = { title, status, guild: place.guild, channel: place.channel, people, at: since };
  await new Listing(redis).note(id, { ...standing, removed: removed === true });
  if (place.thread !== null) await redis.set(keys.thread(place.thread), id);
}
