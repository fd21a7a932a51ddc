import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../kernel/table.ts';
import type { Reader } from '../kernel/types.ts';
import type { Outgoing, Read, TableId } from '../tables/types.ts';
import { type AnyQueue, lookPriority } from './queues.ts';
import type { ExhibitRequest } from './transport.ts';

/** A look-up and its recipient. */
export interface ReadRequest {
  table: TableId;
  reader: Reader;
  player: PlayerId;
  read: Read;
  /** The interaction that is waiting for the look-up, or null to send a direct message. */
  answer: string | null;
}

/** Names of the jobs that answer an interaction by showing something. */
const readJob = (interaction: string) => `a-${interaction}`;
const exhibitJob = (interaction: string) => `e-${interaction}`;
/** Keeps a finished job for a minute, so that the successor of a dead bot can see that the request was passed on. */
const HANDED_ON = { removeOnComplete: { age: 60, count: 5_000 } };

/** Adds the jobs that answer an interaction by showing something. */
export class LookJobs {
  readonly #delivery: AnyQueue<'delivery'>;

  constructor(delivery: AnyQueue<'delivery'>) {
    this.#delivery = delivery;
  }

  /** Adds the job of a look-up, whose result is shown to the person. */
  async read({ table, reader, player, read, answer }: ReadRequest): Promise<void> {
    const outgoing: Outgoing = { to: 'answer', answer, player, reader, outcome: { done: true, read } };
    await this.#delivery.add(
      'read',
      { table, answer: outgoing },
      { jobId: readJob(answer ?? randomUUID()), priority: lookPriority(reader), ...HANDED_ON },
    );
  }

  /** Adds the job that shows a component or a deck in answer to an interaction. */
  async exhibit(exhibit: ExhibitRequest, interaction: string): Promise<void> {
    await this.#delivery.add(
      'exhibit',
      { exhibit, interaction },
      { jobId: exhibitJob(interaction), priority: lookPriority('spectator'), ...HANDED_ON },
    );
  }

  /** True if an interaction's job was added within the last minute, or is still waiting. */
  async has(interaction: string): Promise<boolean> {
    const jobs = await Promise.all([readJob, exhibitJob].map((job) => this.#delivery.getJob(job(interaction))));
    return jobs.some((job) => job !== undefined);
  }
}
