import type { Redis } from 'ioredis';
import { type Logger, pino } from 'pino';
import { Backend } from '../../../src/queue/backend.ts';
import type { DrawScene } from '../../../src/queue/renderer.ts';
import {
  type Closeable,
  startBots,
  startDelivery,
  startReader,
  startRenderer,
  startWorker,
} from '../../../src/queue/roles.ts';
import type { Transport } from '../../../src/queue/transport.ts';
import { Answers } from '../../../src/store/answers.ts';
import { connect } from '../../../src/store/connect.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import type { Games } from '../../../src/tables/games.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { Command } from '../../../src/tables/types.ts';
import type { FastClock } from './fast-clock.ts';
import { toys } from './tables.ts';
import { until } from './until.ts';

/** Which roles run, and their settings. */
export interface TestPipelineOptions {
  games?: Games;
  transport?: Transport;
  draw?: DrawScene;
  archive?: string;
  bots?: boolean;
  sweep?: number;
  /** The interval between checks for players who keep tables waiting, in milliseconds. */
  watch?: number;
  /** The shortest time between two edits of a panel, in milliseconds. */
  betweenEdits?: number;
  /** The time for which a person must have been inactive at a table before they are notified, in milliseconds. */
  quiet?: number;
  /** The time that unfinished work may take when the pipeline closes, in milliseconds. */
  grace?: number;
  /** The interval between retries of a waiting message while the chat is unreachable, in milliseconds. */
  probe?: number;
  /** The clock of all roles; the store's clock by default. */
  clock?: FastClock;
  /** The log, which is silent by default. */
  log?: Logger;
}

/** The whole pipeline in one process, with the test's Redis. */
export class TestPipeline {
  readonly redis: Redis;
  readonly backend: Backend;
  readonly answers: Answers;
  readonly store: TableStore;
  readonly directory: Directory;
  readonly #roles: Closeable[];

  private constructor(redis: Redis, roles: Closeable[]) {
    this.redis = redis;
    this.#roles = roles;
    this.backend = new Backend(redis);
    this.answers = new Answers(redis);
    this.store = new TableStore(redis);
    this.directory = new Directory(redis);
  }

  static async open(socket: string, options: TestPipelineOptions = {}): Promise<TestPipeline> {
    const {
      games = toys,
      transport,
      draw,
      archive = null,
      bots = false,
      sweep = 60_000,
      watch = 60_000,
      betweenEdits = 50,
      quiet,
      grace,
      probe,
      clock,
      log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    } = options;
    const settings = {
      redis: socket,
      games,
      archive,
      sweep,
      watch,
      grace,
      log,
      openClock: clock?.openClock,
    };
    // The parts in the order in which they close: those that wait for others first.
    const roles: Promise<Closeable>[] = [];
    if (transport !== undefined) {
      roles.push(startDelivery({ ...settings, transport, renderers: 1, betweenEdits, quiet, probe }));
    }
    if (bots) roles.push(startBots(settings));
    roles.push(startWorker(settings), startReader(settings));
    if (draw !== undefined) roles.push(startRenderer({ ...settings, draw }));
    return new TestPipeline(connect(socket, 'wait'), await Promise.all(roles));
  }

  /** Sends commands, in order. */
  async send(table: string, ...commands: Command[]): Promise<void> {
    for (const command of commands) await this.backend.send(table, command);
  }

  /** The table's summary once it passes `fits`. */
  summary(table: string, what: string, fits: (summary: Summary) => boolean): Promise<Summary> {
    return until(what, async () => {
      const summary = await this.directory.summary(table);
      return summary !== null && fits(summary) && summary;
    });
  }

  async close(): Promise<void> {
    for (const role of this.#roles) await role.close();
    await this.backend.close();
    this.redis.disconnect();
  }
}
