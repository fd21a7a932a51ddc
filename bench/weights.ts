import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { knownGames } from '../src/cli/known-games.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import type { Input, Table } from '../src/kernel/table.ts';
import { Inbox } from '../src/queue/inbox.ts';
import { openQueue } from '../src/queue/queues.ts';
import { startWorker } from '../src/queue/roles.ts';
import { connect } from '../src/store/connect.ts';
import { tableKeys } from '../src/store/keys.ts';
import { startPrivateRedis } from '../src/store/private-redis.ts';
import { TableStore } from '../src/store/table-store.ts';
import { History } from '../src/tables/history.ts';
import type { Measured } from './figures.ts';
import { median } from './numbers.ts';
import { openingOf } from './opening.ts';
import { random } from './rate.ts';

/** The number of inputs of the measured table. */
const INPUTS = 1_000;
const TABLE = 'weight';

/**
 * Measures how much space a game of Away Missions takes in Redis after 1,000 inputs, most of them undone and answered
 * again, and how long it takes to read such a table.
 */
export async function weightFigures(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-weights-'));
  const server = await startPrivateRedis({ folder, appendfsync: 'everysec' });
  const redis = connect(server.socket, 'wait');
  const log = pino({ level: 'silent' });
  const worker = await startWorker({ redis: server.socket, games: knownGames, log, archive: null });
  const wake = openQueue('wake', redis);
  try {
    const loads = await play(new Inbox(redis, wake), new TableStore(redis));
    const bytes = await sizes(redis);
    const whole = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    return {
      cold_load_p50_ms: Math.round(median(loads) * 100) / 100,
      log_bytes_per_input: Math.round((bytes['log'] ?? 0) / INPUTS),
      redis_bytes_per_table: whole,
    };
  } finally {
    await worker.close();
    await wake.close();
    redis.disconnect();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Plays the table's inputs, reading it again before each. Returns the time of each reading in milliseconds. */
async function play(inbox: Inbox, store: TableStore): Promise<number[]> {
  const history = new History(store, knownGames);
  const next = random(5);
  const loads: number[] = [];
  let sent = 0;
  const send = (player: string, input: Parameters<typeof inbox.send>[1]['input']): Promise<void> =>
    inbox.send(TABLE, { id: `w${sent++}`, by: { player }, at: Date.now(), input });
  for (const { player, input } of openingOf('away-missions', ['one', 'two'])) await send(player, input);
  for (;;) {
    while ((await store.waiting(TABLE)) > 0) await pause(1);
    const began = performance.now();
    const held = await history.now(TABLE);
    loads.push(performance.now() - began);
    if (held === null || held.table.seq >= INPUTS) return loads;
    const input = nextInput(held.table, next);
    await send(`${held.table.chairs[input.seat]?.player}`, input);
  }
}

/**
 * Returns the next input. If an undo is possible, it is an undo nine times out of ten. Otherwise, it is a random
 * answer.
 */
function nextInput({ state, since }: Table, next: (bound: number) => number): Extract<Input, { t: 'undo' | 'answer' }> {
  const last = since.at(-1);
  if (last?.input.t === 'answer' && last.seat !== null && next(10) > 0) return { t: 'undo', seat: last.seat };
  const decision = state?.pending[0];
  if (decision === undefined) throw new Error(`the game was over before ${INPUTS} inputs`);
  return { t: 'answer', seat: decision.seat, decision: decision.id, keys: randomAnswer(decision, next) };
}

/** Returns the size of each of the table's keys in bytes, without the outbox, which delivery would have emptied. */
async function sizes(redis: Redis): Promise<Record<string, number>> {
  const { outbox, ...names } = tableKeys(TABLE);
  const found = Object.entries(names).map(async ([name, key]): Promise<[string, number]> => {
    return [name, (await redis.memory('USAGE', key, 'SAMPLES', 0)) ?? 0];
  });
  return Object.fromEntries(await Promise.all(found));
}
