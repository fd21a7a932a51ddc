import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { Backend } from '../../../src/queue/backend.ts';
import { closeInTime } from '../../../src/queue/closing.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { type Closeable, startBots, startReader, startRenderer, startWorker } from '../../../src/queue/roles.ts';
import { connect } from '../../../src/store/connect.ts';
import { type PrivateRedis, startPrivateRedis } from '../../../src/store/private-redis.ts';
import { ViewCache } from '../../../src/store/view-cache.ts';
import type { Games } from '../../../src/tables/games.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { command, opening, toys } from '../support/tables.ts';

const log = pino({ level: 'silent' });
/** The time that the roles of these tests have to finish their work, in milliseconds. */
const GRACE = 300;

/** The signals that make Redis fail: it ends, or it falls silent and keeps its connections. */
const ENDS = ['SIGKILL', 'SIGSTOP'] as const;

let redis: PrivateRedis;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function openRedis(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-closing-'));
  redis = await startPrivateRedis({ folder, appendfsync: 'everysec' });
  cleanUp.push(
    () => rm(folder, { recursive: true, force: true }),
    async () => {
      await goAway('SIGKILL');
      await redis.stop();
    },
  );
  return redis.socket;
}

/** Sends Redis a signal; it may have ended already. */
function goAway(signal: NodeJS.Signals): void {
  try {
    process.kill(redis.pid, signal);
  } catch {
    // It has ended.
  }
}

/** A single event that can be awaited. */
function moment(): { come: () => void; readonly came: Promise<void> } {
  let come = (): void => {};
  const came = new Promise<void>((done) => {
    come = done;
  });
  return { come, came };
}

describe.each(ENDS)('a role can be closed even if its Redis fails in the middle of its work (%s)', (signal) => {
  /** Opens a role, gives it work during which Redis fails, and closes it then. */
  async function closed(work: (atWork: () => void, socket: string) => Promise<Closeable>): Promise<void> {
    const socket = await openRedis();
    const { come, came } = moment();
    const role = await work(() => {
      goAway(signal);
      come();
    }, socket);
    await came;
    await role.close();
  }

  /** The toy game. Looking it up starts the work. */
  const watched = (atWork: () => void): Games => ({
    ...toys,
    find(id) {
      atWork();
      return toys.find(id);
    },
    bot: () => (_state, _seat, decision) => {
      atWork();
      return [decision.id];
    },
  });

  /** Queues commands that open a table. */
  async function send(socket: string, more = opening()): Promise<void> {
    const own = connect(socket, 'wait');
    cleanUp.push(() => own.disconnect());
    const backend = new Backend(own);
    for (const one of more) await backend.send('abc123', one);
    await backend.close();
  }

  test('the worker can be closed even if its Redis fails', () =>
    closed(async (atWork, socket) => {
      await send(socket);
      return startWorker({ redis: socket, log, grace: GRACE, archive: null, games: watched(atWork) });
    }));

  test('the reader can be closed even if its Redis fails', () =>
    closed(async (atWork, socket) => {
      const stage = await TestPipeline.open(socket);
      await stage.send('abc123', ...opening());
      await stage.summary('abc123', 'the game has begun', ({ status }) => status === 'playing');
      await stage.close();
      const own = connect(socket, 'wait');
      cleanUp.push(() => own.disconnect());
      await openQueue('reads', own).add('see', { table: 'abc123', reader: 'spectator' });
      return startReader({ redis: socket, log, grace: GRACE, games: watched(atWork) });
    }));

  test('the bots can be closed even if their Redis fails', () =>
    closed(async (atWork, socket) => {
      const bots = [0, 1].map((seat) => command({ player: 'ann' }, { t: 'bot', seat, bot: 'quick', player: 'ann' }));
      const [create, , , start] = opening({ length: 12 });
      await send(
        socket,
        [create, ...bots, start].flatMap((one) => one ?? []),
      );
      const others = [startWorker({ redis: socket, log, grace: GRACE, archive: null, games: toys })];
      others.push(startReader({ redis: socket, log, grace: GRACE, games: toys }));
      for (const other of await Promise.all(others)) cleanUp.push(() => other.close());
      return startBots({ redis: socket, log, grace: GRACE, games: watched(atWork) });
    }));

  test('the renderer can be closed even if its Redis fails', () =>
    closed(async (atWork, socket) => {
      const own = connect(socket, 'wait');
      cleanUp.push(() => own.disconnect());
      await new ViewCache(own).putDrawing('p1', { game: 'skirmish', viewKey: null, scene: 'x', params: {} });
      await openQueue('renders', own).add('draw', { picture: 'p1' });
      const draw = () => {
        atWork();
        return { bytes: Buffer.from('x'), alt: 'x' };
      };
      return startRenderer({ redis: socket, log, grace: GRACE, draw });
    }));

  test('the delivery can be closed even if its Redis fails', () =>
    closed(async (atWork, socket) => {
      const transport = new RecordingTransport();
      transport.before = atWork;
      const stage = await TestPipeline.open(socket, { transport, grace: GRACE });
      await stage.send('abc123', ...opening());
      return stage;
    }));
});

test('the backend can be closed even if Redis was never reachable', async () => {
  const nowhere = connect('/nowhere/redis.sock', 'fail');
  cleanUp.push(() => nowhere.disconnect());
  await new Backend(nowhere).close();
});

test('if one part fails to close or never finishes closing, the others still close', async () => {
  const done: string[] = [];
  const failing = { close: () => Promise.reject(new Error('no')) };
  const good = { close: async () => void done.push('good') };
  await closeInTime([failing, good], { cut: () => void done.push('cut'), log });
  expect(done).toEqual(['good', 'cut']);
  // A part that hangs ends with the deadline. Without a deadline it is left behind.
  const hanging = moment();
  const cut = (): void => {
    done.push('cut');
    hanging.come();
  };
  await closeInTime([{ close: () => hanging.came }, good], { cut, log, limit: 10 });
  await hanging.came;
  await closeInTime([{ close: () => new Promise(() => {}) }], { cut: () => void done.push('left'), log, limit: 10 });
  expect(done).toEqual(['good', 'cut', 'cut', 'good', 'left']);
});
