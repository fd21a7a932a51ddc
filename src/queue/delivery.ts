import { setTimeout } from 'node:timers/promises';
import { DelayedError, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Answers } from '../store/answers.ts';
import { Bells } from '../store/bells.ts';
import { Outbox } from '../store/outbox.ts';
import { storeTrouble } from '../store/trouble.ts';
import { Directory } from '../tables/directory.ts';
import type { Outgoing, TableId } from '../tables/types.ts';
import { type Attempt, ChannelClosed, Channels, nonceOf } from './channels.ts';
import { faultOf } from './fault.ts';
import { PanelKeeper } from './panel.ts';
import { Pictures } from './pictures.ts';
import { type AnyQueue, consume, type JobData, oncePerTable, openQueue, type Station } from './queues.ts';
import { Sender, type SenderTools, Unsayable } from './sender.ts';
import { isPassing, type Transport, TransportError } from './transport.ts';
import { Views } from './views.ts';
import { outboxJob } from './worker.ts';

/** Messages that are on their way at the same time; those of one table go one after the other. */
const AT_ONCE = 20;
/** All requests with the bot's token, a second: below the chat's 50, so that it never has to tell us. */
const RATE = { max: 45, duration: 1_000 };
/** Shortest and longest pause before a message is tried again, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;
/** How long messages under way may take when the delivery ends, in milliseconds. */
const GRACE = 3_000;
/** How long a message is tried that fails for a reason of our own, in milliseconds. */
const GIVE_UP = 10 * 60_000;

export interface DeliverySettings {
  transport: Transport;
  /** Version of the renderers, part of the pictures' names. */
  renderers: number;
  /** Shortest time between two edits of a panel, in milliseconds; 2,000 unless told. */
  betweenEdits?: number;
}

/** Sends what tables have to say, through one rate-limited queue. */
export function openDelivery(station: Station, settings: DeliverySettings): { close(): Promise<void> } {
  const { redis, log } = station;
  const { transport } = settings;
  const views = new Views(redis);
  const pictures = new Pictures(redis, settings.renderers);
  const channels = new Channels(redis, transport);
  const directory = new Directory(redis);
  const [answers, bells] = [new Answers(redis), new Bells(redis)];
  const tools: SenderTools = { transport, channels, views, pictures, answers, bells, directory, log };
  const sender = new Sender(tools);
  const queue = openQueue('delivery', redis);
  const office = new PostOffice(
    redis,
    queue,
    sender,
    new PanelKeeper(redis, tools, sender, settings.betweenEdits),
    log,
  );
  const worker = consume('delivery', station, (job, token) => office.serve(job, token), {
    concurrency: AT_ONCE,
    limiter: RATE,
  });
  return {
    async close() {
      const finished = worker.close();
      await Promise.race([finished, setTimeout(GRACE, undefined, { ref: false })]);
      // Whoever still waits for a reader or a renderer, which may be gone already, waits no longer and tries again later.
      await Promise.all([views.close(), pictures.close()]);
      await finished;
      await queue.close();
    },
  };
}

type DeliveryJob = Job<JobData['delivery'], null, string>;

/** Works off delivery jobs. */
class PostOffice {
  readonly #outbox: Outbox;
  readonly #queue: AnyQueue<'delivery'>;
  readonly #sender: Sender;
  readonly #panels: PanelKeeper;
  readonly #log: Logger;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>, sender: Sender, panels: PanelKeeper, log: Logger) {
    this.#outbox = new Outbox(redis);
    this.#queue = queue;
    this.#sender = sender;
    this.#panels = panels;
    this.#log = log;
  }

  async serve(job: DeliveryJob, token: string | undefined): Promise<null> {
    const { table, answer } = job.data;
    const started = job.timestamp;
    const pause = await this.#pause(started, async () => {
      if (job.name === 'panel') return this.#panels.update(table);
      if (answer !== undefined) return this.#single(job, table, answer);
      return this.#oldest(table);
    });
    if (pause === 0) return null;
    await job.moveToDelayed(Date.now() + pause, token);
    throw new DelayedError();
  }

  /** A message that lies in the job itself: the answer to someone who asked to see something. */
  async #single(job: DeliveryJob, table: TableId, answer: Outgoing): Promise<number> {
    const attempt = { nonce: nonceOf(job.id ?? ''), first: job.timestamp, repeat: job.attemptsStarted > 1 };
    await this.#send(table, answer, attempt);
    return 0;
  }

  /** Sends the oldest message of a table's outbox; when more wait, another job follows. */
  async #oldest(table: TableId): Promise<number> {
    const waiting = await this.#outbox.next(table);
    if (waiting === null) return 0;
    const { place, message, first, repeat } = waiting;
    // Only `runBatch` writes outboxes.
    const outgoing = JSON.parse(message) as Outgoing;
    const pause = await this.#pause(first, async () => {
      await this.#send(table, outgoing, { nonce: nonceOf(table, place), first, repeat });
      return 0;
    });
    if (pause > 0) return pause;
    const left = await this.#outbox.sent(table, place);
    if (left > 0) await this.#queue.add('outbox', { table }, oncePerTable(outboxJob(table)));
    return 0;
  }

  /** Sends a message, or gives it up: nobody can take it, or it failed for too long for a reason of our own. */
  async #send(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<void> {
    try {
      await this.#sender.send(table, outgoing, attempt);
    } catch (error) {
      const lost = error instanceof ChannelClosed || error instanceof Unsayable;
      const refused = error instanceof TransportError && !isPassing(error);
      const hopeless = !(error instanceof TransportError) && Date.now() - attempt.first > GIVE_UP;
      if (!lost && !refused && !hopeless) throw error;
      this.#log.warn({ table, to: outgoing.to, fault: faultOf(error) }, 'a message could not be sent');
    }
  }

  /** Gives what `act` gives, or how long to wait after trouble: half of the time that it lasts already. */
  async #pause(first: number, act: () => Promise<number>): Promise<number> {
    try {
      return await act();
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      const usual = Math.min(Math.max((Date.now() - first) / 2, FIRST_PAUSE), LONGEST_PAUSE);
      if (!(error instanceof TransportError)) this.#log.warn({ fault: faultOf(error) }, 'a message has to wait');
      else if (error.kind === 'unauthorized') this.#log.error('the chat refuses the bot’s token');
      else return Math.max(error.retryAfter, usual);
      return usual;
    }
  }
}
