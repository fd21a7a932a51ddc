import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Decision, Json, Reader, Seat } from '../kernel/types.ts';
import { AskedWords } from '../store/asked-words.ts';
import { Decks, type KeptDeck } from '../store/decks.ts';
import type { Deferral } from '../store/deferrals.ts';
import { Preferences } from '../store/preferences.ts';
import { type ServerSettings, Servers } from '../store/servers.ts';
import { TableStore } from '../store/table-store.ts';
import { type PersonalMessage, TurnMessages } from '../store/turn-messages.ts';
import { readAside, type SetAside } from '../tables/aside.ts';
import { Directory } from '../tables/directory.ts';
import type { ListedTable } from '../tables/listing.ts';
import type { Summary } from '../tables/summary.ts';
import type { Command, Outgoing, Read, TableId } from '../tables/types.ts';
import { Inbox } from './inbox.ts';
import { Presence } from './presence.ts';
import { type AnyQueue, openQueue } from './queues.ts';
import { type PlaceChange, Reopening } from './reopening.ts';
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
/** They stay for a while, in seconds, so that who takes over from a dead bot sees that they were handed on. */
const HANDED_ON = { removeOnComplete: { age: 60, count: 5_000 } };

/**
 * All that the chat asks of the rest of the program; runs no game. On an impatient connection every method throws at
 * once while Redis is away, and `storeTrouble` has the words for it.
 */
export class Backend {
  readonly #directory: Directory;
  readonly #store: TableStore;
  readonly #preferences: Preferences;
  readonly #decks: Decks;
  readonly #servers: Servers;
  readonly #askedWords: AskedWords;
  readonly #turns: TurnMessages;
  readonly #wake: AnyQueue<'wake'>;
  readonly #delivery: AnyQueue<'delivery'>;
  readonly #inbox: Inbox;
  readonly #views: Views;
  readonly #reopening: Reopening;
  readonly #presence: Presence;

  constructor(redis: Redis) {
    this.#directory = new Directory(redis);
    this.#store = new TableStore(redis);
    this.#preferences = new Preferences(redis);
    this.#decks = new Decks(redis);
    this.#servers = new Servers(redis);
    this.#askedWords = new AskedWords(redis);
    this.#turns = new TurnMessages(redis);
    this.#wake = openQueue('wake', redis);
    this.#delivery = openQueue('delivery', redis);
    this.#inbox = new Inbox(redis, this.#wake);
    this.#views = new Views(redis);
    this.#reopening = new Reopening(redis, this.#delivery);
    this.#presence = new Presence(redis, this.#delivery);
  }

  /** What anyone may know of a table, also of one in the archive; null when there is none. */
  summary(table: TableId): Promise<Summary | null> {
    return this.#directory.summary(table);
  }

  /** The same of several, in their order; those that aren't there are left out. */
  summaries(tables: readonly TableId[]): Promise<Summary[]> {
    return this.#directory.summaries(tables);
  }

  /** The table that has this thread, or null. */
  tableOf(thread: string): Promise<TableId | null> {
    return this.#directory.ofThread(thread);
  }

  /** The tables at which a person sits or which they opened: those that wait for them first, then the longest waiting. */
  tablesOf(player: PlayerId): Promise<Summary[]> {
    return this.#directory.ofPerson(player);
  }

  /** The table that sent a person the latest turn message, or null. */
  lastAsked(player: PlayerId): Promise<TableId | null> {
    return this.#turns.lastAsked(player);
  }

  /** The tables of a guild as lists know them: the liveliest first, then the finished ones, the latest first. */
  tablesIn(guild: string): Promise<ListedTable[]> {
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
    await this.#delivery.add(
      'read',
      { table, answer: outgoing },
      { jobId: readJob(answer ?? randomUUID()), ...HANDED_ON },
    );
  }

  /** Lets a component be shown in answer to an interaction. */
  async exhibit(exhibit: Exhibit, interaction: string): Promise<void> {
    await this.#delivery.add('exhibit', { exhibit, interaction }, { jobId: exhibitJob(interaction), ...HANDED_ON });
  }

  /** Notes a message in which a person can press something, so that it is closed in time. */
  async shown(table: TableId, player: PlayerId, shown: PersonalMessage): Promise<void> {
    await this.#turns.keepNew(table, player, shown);
  }

  /** Whether a person wants to be asked before something ends that can't be taken back. */
  confirms(player: PlayerId): Promise<boolean> {
    return this.#preferences.confirms(player);
  }

  setConfirms(player: PlayerId, yes: boolean): Promise<void> {
    return this.#preferences.setConfirms(player, yes);
  }

  /** The decks that a person keeps, by name. */
  decksOf(player: PlayerId): Promise<KeptDeck[]> {
    return this.#decks.of(player);
  }

  /** Keeps a deck in the place of the one with its name; false when there are too many. */
  keepDeck(player: PlayerId, deck: KeptDeck): Promise<boolean> {
    return this.#decks.keep(player, deck);
  }

  dropDeck(player: PlayerId, name: string): Promise<void> {
    return this.#decks.drop(player, name);
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

  /** Tells of a change of channels, threads or permissions: what could not be posted there is tried again. */
  async placeChanged(change: PlaceChange): Promise<void> {
    await this.#presence.changed(change);
    await this.#reopening.changed(change);
  }

  /** Notes the servers with tables that put the bot out while nobody listened; `isOut`: it certainly isn't in one. */
  settleServers(isOut: (guild: string) => boolean): Promise<void> {
    return this.#presence.settle(isOut);
  }

  /** The question that would wait for a seat after a line of picks; null where none would, or nobody can know. `id`: of who asks. */
  async ahead(table: TableId, seat: Seat, line: string, id: string): Promise<Decision | null> {
    await this.keepAskedWords(id, line);
    const seen = (await this.#views.see({ table, reader: seat, preview: id }))?.seen;
    return seen?.preview?.stopped === null ? seen.decision : null;
  }

  /** The view of a reader as of the last commit, or of an entry; null when there is none. */
  async view(table: TableId, reader: Reader, at?: number): Promise<Json> {
    const seen = (await this.#views.see({ table, reader, ...(at === undefined ? {} : { at }) }))?.seen;
    return seen?.view ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([this.#views.close(), this.#wake.close(), this.#delivery.close()]);
  }
}
