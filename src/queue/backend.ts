import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Decision, Reader, Seat } from '../kernel/types.ts';
import { AskedWords } from '../store/asked-words.ts';
import type { Deferral } from '../store/deferrals.ts';
import { Preferences } from '../store/preferences.ts';
import { type ServerSettings, Servers } from '../store/servers.ts';
import { TableStore } from '../store/table-store.ts';
import { readAside, type SetAside } from '../tables/aside.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { Command, Outgoing, Read, TableId } from '../tables/types.ts';
import { Inbox } from './inbox.ts';
import { type AnyQueue, openQueue } from './queues.ts';
import type { Exhibit } from './transport.ts';
import { Views } from './views.ts';

/** Something to look at, and who is to get it. */
export interface ReadRequest {
  table: TableId;
  reader: Reader;
  player: PlayerId;
  read: Read;
  /** The interaction that waits for it; null: it goes out as a direct message. */
  answer: string | null;
}

/** Names of the jobs that answer an interaction with something to look at. */
const readJob = (interaction: string) => `a-${interaction}`;
const exhibitJob = (interaction: string) => `e-${interaction}`;

/**
 * All that the chat asks of the rest of the program; runs no game. On an impatient connection every method throws at
 * once while Redis is away, and `storeTrouble` has the words for it.
 */
export class Backend {
  readonly #directory: Directory;
  readonly #store: TableStore;
  readonly #preferences: Preferences;
  readonly #servers: Servers;
  readonly #askedWords: AskedWords;
  readonly #wake: AnyQueue<'wake'>;
  readonly #delivery: AnyQueue<'delivery'>;
  readonly #inbox: Inbox;
  readonly #views: Views;

  constructor(redis: Redis) {
    this.#directory = new Directory(redis);
    this.#store = new TableStore(redis);
    this.#preferences = new Preferences(redis);
    this.#servers = new Servers(redis);
    this.#askedWords = new AskedWords(redis);
    this.#wake = openQueue('wake', redis);
    this.#delivery = openQueue('delivery', redis);
    this.#inbox = new Inbox(redis, this.#wake);
    this.#views = new Views(redis);
  }

  /** What anyone may know of a table, fetched from the archive if it lies there; null when there is none. */
  async summary(table: TableId): Promise<Summary | null> {
    const found = await this.#directory.summary(table);
    if (found !== null || !(await this.#directory.isArchived(table))) return found;
    await this.#views.key({ table, reader: 'spectator' });
    return this.#directory.summary(table);
  }

  /** The table that has this thread, or null. */
  tableOf(thread: string): Promise<TableId | null> {
    return this.#directory.ofThread(thread);
  }

  /** The tables at which a person sits or which they opened: those that wait for them first, then the longest waiting. */
  tablesOf(player: PlayerId): Promise<Summary[]> {
    return this.#directory.ofPerson(player);
  }

  /** The tables of a guild, the liveliest first. */
  tablesIn(guild: string): Promise<Summary[]> {
    return this.#directory.ofGuild(guild);
  }

  /** The question that waits for a seat, as of the last commit. */
  async prompt(table: TableId, seat: Seat): Promise<Decision | null> {
    const prompt = await this.#store.prompt(table, seat);
    // Only `runBatch` writes prompts.
    return prompt === null ? null : (JSON.parse(prompt) as Decision);
  }

  /** Puts a command into its table's inbox. */
  send(table: TableId, command: Command): Promise<void> {
    return this.#inbox.send(table, command);
  }

  /**
   * Sees to it that what a bot promised and may not have handed on is not done any more. False when it was handed on: then
   * its answer comes.
   */
  async withdraw({ interaction, table }: Pick<Deferral, 'interaction' | 'table'>): Promise<boolean> {
    if (table !== null) return this.#store.withdraw(table, interaction);
    const jobs = await Promise.all([readJob, exhibitJob].map((job) => this.#delivery.getJob(job(interaction))));
    return jobs.every((job) => job === undefined);
  }

  /** Lets something be looked up and shown. */
  async read({ table, reader, player, read, answer }: ReadRequest): Promise<void> {
    const outgoing: Outgoing = { to: 'answer', answer, player, reader, outcome: { done: true, read } };
    await this.#delivery.add('read', { table, answer: outgoing }, { jobId: readJob(answer ?? randomUUID()) });
  }

  /** Lets a component be shown in answer to an interaction. */
  async exhibit(exhibit: Exhibit, interaction: string): Promise<void> {
    await this.#delivery.add('exhibit', { exhibit, interaction }, { jobId: exhibitJob(interaction) });
  }

  /** Whether a person wants to be asked before something ends that can't be taken back. */
  confirms(player: PlayerId): Promise<boolean> {
    return this.#preferences.confirms(player);
  }

  setConfirms(player: PlayerId, yes: boolean): Promise<void> {
    return this.#preferences.setConfirms(player, yes);
  }

  /** Keeps what a person asked about, in their words, under the id of their interaction. */
  keepAskedWords(interaction: string, words: string): Promise<void> {
    return this.#askedWords.put(interaction, words);
  }

  /** What a server set for its tables. */
  serverSettings(guild: string): Promise<ServerSettings> {
    return this.#servers.settings(guild);
  }

  setServer(guild: string, change: Partial<ServerSettings>): Promise<void> {
    return this.#servers.change(guild, change);
  }

  /** The commands of a table that were set aside, the oldest first. */
  async asides(table: TableId): Promise<SetAside[]> {
    return (await this.#store.asides(table)).map(readAside);
  }

  /** Puts a command that was set aside into the inbox once more; false when it is there no longer. */
  async retry(table: TableId, entry: string): Promise<boolean> {
    const found = (await this.asides(table)).find((aside) => aside.entry === entry);
    if (found === undefined) return false;
    // A name of its own: under the old one it counts as refused.
    if (found.command !== null) await this.#inbox.send(table, { ...found.command, id: `retry-${entry}` });
    await this.#store.forgetAside(table, entry);
    return true;
  }

  setZone(player: PlayerId, zone: string): Promise<void> {
    return this.#preferences.setZone(player, zone);
  }

  async close(): Promise<void> {
    await Promise.all([this.#views.close(), this.#wake.close(), this.#delivery.close()]);
  }
}
