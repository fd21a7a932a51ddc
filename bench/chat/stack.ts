import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { untilThere } from '../../src/cli/play/chat.ts';
import { openLocalStack } from '../../src/cli/play/local-stack.ts';
import { settings } from '../../src/cli/settings.ts';
import { Actor } from '../../src/local/actor.ts';
import type { LocalServer } from '../../src/local/server.ts';
import { addTextChannel } from '../../src/local/world/channels.ts';
import { joinGuild } from '../../src/local/world/guilds.ts';
import type { Channel, Guild } from '../../src/local/world/records.ts';
import { addUser } from '../../src/local/world/users.ts';
import { Backend } from '../../src/queue/backend.ts';
import { type AnyQueue, openQueue } from '../../src/queue/queues.ts';
import { connect } from '../../src/store/connect.ts';
import { openingOf } from '../opening.ts';

/** Everything that `npm run play` runs, including the rate limits. */
export interface BenchStack {
  server: LocalServer;
  redis: Redis;
  backend: Backend;
  /** The queues with the jobs of the processes. */
  queues: readonly AnyQueue<'wake' | 'reads' | 'renders' | 'delivery'>[];
  guild: Guild;
  close(): Promise<void>;
}

/** A table with two people. */
export interface BenchTable {
  id: string;
  /** The players, by seat. */
  people: readonly [Actor, Actor];
  thread: Channel;
}

/** Starts one process for each role, a Redis that flushes each write to the disk, and the local Discord server. */
export async function openBenchStack(): Promise<BenchStack> {
  const open: { close(): unknown }[] = [];
  const close = async (): Promise<void> => {
    for (const part of open.splice(0).reverse()) await part.close();
  };
  const data = await mkdtemp(join(tmpdir(), 'subspace-bench-'));
  open.push({ close: () => rm(data, { recursive: true, force: true }) });
  try {
    const stack = await openLocalStack(settings({ SUBSPACE_DATA: data, SUBSPACE_PORT: '0' }), () => {});
    open.push(stack);
    const redis = connect(stack.redis, 'wait');
    open.push({ close: () => redis.disconnect() });
    const backend = new Backend(redis);
    open.push(backend);
    const queues = (['wake', 'reads', 'renders', 'delivery'] as const).map((name) => openQueue(name, redis));
    open.push(...queues);
    await stack.ready;
    return { server: stack.server, guild: stack.starter.guild, redis, backend, queues, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens tables of Away Missions and starts their games. Each table has its own channel and its own two players. */
export async function openTables(
  { server: { world }, backend, guild }: BenchStack,
  count: number,
): Promise<BenchTable[]> {
  const person = (name: string): Actor => {
    const user = addUser(world, name);
    joinGuild(world, guild, user);
    return new Actor(world, user);
  };
  const opened = Array.from({ length: count }, async (_, number): Promise<BenchTable> => {
    const id = `t${String(number).padStart(5, '0')}`;
    const channel = addTextChannel(world, guild, `table-${number}`);
    const people = [person(`one-${number}`), person(`two-${number}`)] as const;
    const place = { guild: guild.id, channel: channel.id, thread: null };
    const [one, two] = people;
    for (const [at, { player, input }] of openingOf('away-missions', [one.user.id, two.user.id], place).entries())
      await backend.send(id, { id: `${id}-${at}`, by: { player }, at: Date.now(), input });
    const thread = await untilThere(world, `the thread of table ${number}`, () =>
      [...world.channels.values()].find((one) => one.kind === 'thread' && one.data.parent_id === channel.id),
    );
    return { id, people, thread };
  });
  return Promise.all(opened);
}

/** Waits until the bot has no more jobs, apart from reminders that are due later. */
export async function calm({ queues }: BenchStack): Promise<void> {
  for (let still = 0; still < 3; ) {
    await pause(100);
    const jobs = await Promise.all(queues.map((queue) => queue.getJobs(['active', 'wait', 'delayed', 'prioritized'])));
    // A job that has just finished is undefined in the list.
    still = jobs.flat().every((job) => job?.name === 'ring') ? still + 1 : 0;
  }
}
