import type { Redis } from 'ioredis';
import type { DeckFixes } from '../kernel/decks.ts';
import type { PlayerId } from '../kernel/table.ts';
import { type Decision, type GameId, type Json, type Reader, Refused, type Seat } from '../kernel/types.ts';
import { BlockedPeople } from '../store/blocked-people.ts';
import { Changes, type ChangeTold } from '../store/changes.ts';
import { Decks, type StoredDeck } from '../store/decks.ts';
import type { DeferredReply } from '../store/deferred-replies.ts';
import { Digests } from '../store/digests.ts';
import { HeldLists, type ListHolder } from '../store/held-lists.ts';
import { Invitations } from '../store/invitations.ts';
import { keys } from '../store/keys.ts';
import { Mutes } from '../store/mutes.ts';
import { type MessageChoice, type OwnTimes, Preferences } from '../store/preferences.ts';
import { QuestionTexts } from '../store/question-texts.ts';
import { type ServerSettings, Servers } from '../store/servers.ts';
import { Stats } from '../store/stats.ts';
import { TableStore } from '../store/table-store.ts';
import { type PersonalMessage, TurnMessages } from '../store/turn-messages.ts';
import { Watching } from '../store/watching.ts';
import type { AgendaItem } from '../tables/agenda.ts';
import { type DeadLetter, readAside } from '../tables/dead-letter.ts';
import { Directory } from '../tables/directory.ts';
import type { ListedTable } from '../tables/listing.ts';
import { readQuestion } from '../tables/questions.ts';
import { UNREADABLE, UnreadableTable } from '../tables/stored-table.ts';
import type { Summary } from '../tables/summary.ts';
import type { Command, TableId } from '../tables/types.ts';
import { Agendas } from './agenda.ts';
import { DeckJobs } from './deck-jobs.ts';
import type { DeckInGame, DeckStatus } from './deck-processor.ts';
import { DigestPlan } from './digest.ts';
import { ForgetPlan } from './forget-plan.ts';
import { Inbox } from './inbox.ts';
import { LookJobs, type ReadRequest } from './look-jobs.ts';
import { type PlaceChange, PostRetry } from './post-retry.ts';
import { Presence } from './presence.ts';
import { type AnyQueue, lookPriority, openQueue } from './queues.ts';
import { ServerSeekers } from './seekers.ts';
import { ServerBoards } from './server-boards.ts';
import { ServerUsages } from './server-usage.ts';
import type { ExhibitRequest } from './transport.ts';
import { type TrialKeeper, Trials } from './trials.ts';
import { Views, Waiter } from './views.ts';

/**
 * The interface between the chat and the rest of the program. This class doesn't run any games itself. On a connection
 * that doesn't wait for Redis, every method throws immediately while Redis is unreachable, and `storeTrouble` returns
 * the text for people.
 */
export class Backend {
  /** The private copies on which people try moves out. */
  readonly trials: TrialKeeper;
  /** Stores the tables that people have muted, and whether nudges notify them. */
  readonly mutes: Pick<Mutes, keyof Mutes>;
  readonly boards: Pick<ServerBoards, keyof ServerBoards>;
  /** Records that people use the messages of their digests. */
  readonly digests: Pick<Digests, 'use'>;
  /** Store which people wait for tables of a server, and from which servers people take no invitations. */
  readonly seekers: Pick<ServerSeekers, keyof ServerSeekers>;
  readonly invitations: Pick<Invitations, keyof Invitations>;
  readonly usage: Pick<ServerUsages, 'of'>;
  /** Stores which people the moderators of servers have blocked. */
  readonly blocked: Pick<BlockedPeople, 'find' | 'count' | 'all' | 'block' | 'unblock'>;
  /** Deletes the data of people who ask for it. */
  readonly forgets: Pick<ForgetPlan, 'begin' | 'isLeaving' | 'isFor'>;
  /** Stores the statistics of people, and who shows them in a server's list. */
  readonly stats: Pick<Stats, 'of' | 'isListed' | 'listedIn' | 'list'>;
  /** Stores which tables people watch. */
  readonly watching: Pick<Watching, 'of' | 'set'>;
  /** Holds deck lists whose owners have yet to choose cards for unknown names. */
  readonly heldLists: ListHolder;
  readonly #directory: Directory;
  readonly #store: TableStore;
  readonly #preferences: Preferences;
  readonly #decks: Decks;
  readonly #changes: Changes;
  readonly #servers: Servers;
  readonly #askedWords: QuestionTexts;
  readonly #turns: TurnMessages;
  readonly #wake: AnyQueue<'wake'>;
  readonly #delivery: AnyQueue<'delivery'>;
  readonly #inbox: Inbox;
  readonly #views: Views;
  readonly #deckJobs: DeckJobs;
  readonly #reopening: PostRetry;
  readonly #presence: Presence;
  readonly #agenda: Agendas;
  readonly #digestPlan: DigestPlan;
  readonly #forgetPlan: ForgetPlan;
  readonly #lookJobs: LookJobs;

  /** `decks` is the maximum number of decks that a person can save, if it isn't the usual one. */
  constructor(redis: Redis, decks?: number) {
    this.#directory = new Directory(redis);
    this.#store = new TableStore(redis);
    this.#preferences = new Preferences(redis);
    this.#decks = new Decks(redis, decks);
    this.heldLists = new HeldLists(redis);
    this.#changes = new Changes(redis);
    this.#servers = new Servers(redis);
    this.#askedWords = new QuestionTexts(redis);
    this.#turns = new TurnMessages(redis);
    this.#wake = openQueue('wake', redis);
    this.#delivery = openQueue('delivery', redis);
    this.#inbox = new Inbox(redis, this.#wake);
    const waiter = new Waiter('reads', redis);
    this.#views = new Views(redis, waiter);
    this.trials = new Trials(redis, this.#views);
    this.#deckJobs = new DeckJobs(redis, waiter);
    this.#reopening = new PostRetry(redis, this.#delivery);
    this.#presence = new Presence(redis, this.#delivery);
    this.#agenda = new Agendas(redis);
    this.digests = new Digests(redis);
    this.#digestPlan = new DigestPlan(redis, this.#delivery);
    this.mutes = new Mutes(redis);
    this.stats = new Stats(redis);
    this.#forgetPlan = new ForgetPlan(redis);
    this.forgets = this.#forgetPlan;
    this.#lookJobs = new LookJobs(this.#delivery);
    this.boards = new ServerBoards(redis, this.#delivery);
    this.seekers = new ServerSeekers(redis, this.#delivery);
    this.invitations = new Invitations(redis);
    this.blocked = new BlockedPeople(redis);
    this.usage = new ServerUsages(redis);
    this.watching = new Watching(redis);
  }

  /** Returns facts about a table that anyone may know, even if the table is archived; null if it doesn't exist. */
  summary(table: TableId): Promise<Summary | null> {
    return this.#directory.summary(table);
  }

  /** Returns summaries of several tables in order, without tables that don't exist. */
  summaries(tables: readonly TableId[]): Promise<Summary[]> {
    return this.#directory.summaries(tables);
  }

  /** Returns the table that has this thread, or null. */
  tableOf(thread: string): Promise<TableId | null> {
    return this.#directory.ofThread(thread);
  }

  /**
   * Lists the tables that a person plays at or opened. Tables that wait for the person come first, longest wait at the
   * top.
   */
  tablesOf(player: PlayerId): Promise<Summary[]> {
    return this.#directory.ofPerson(player);
  }

  /** Lists ids of at most `most` running tables that a person owns or sits at, most recently active first. */
  liveOf(player: PlayerId, most: number): Promise<TableId[]> {
    return this.#directory.liveOf(player, most);
  }

  /** Returns a person's open tables on all servers, with what each asks them. */
  agenda(player: PlayerId): Promise<AgendaItem[]> {
    return this.#agenda.of(player);
  }

  /** Returns when tables may notify a person. */
  messages(player: PlayerId): Promise<MessageChoice> {
    return this.#preferences.messages(player);
  }

  /**
   * Changes when tables may notify a person, once per interaction. `now` is in milliseconds since 1970. Returns the
   * text for the person.
   */
  async setMessages(player: PlayerId, choice: Partial<MessageChoice>, told: ChangeTold, now: number): Promise<string> {
    const says = await this.#preferences.setMessages(player, choice, told);
    await this.#digestPlan.changed(player, now);
    return says;
  }

  /** Returns the time of a person's next digest (ms since 1970), or null if they want none. */
  async nextDigest(player: PlayerId, now: number): Promise<number | null> {
    return (await this.#digestPlan.next(player, now))?.at ?? null;
  }

  /** Returns a person's time zone; empty or null if it isn't known. */
  zone(player: PlayerId): Promise<string | null> {
    return this.#preferences.zone(player);
  }

  /** Returns the table that sent a person the latest turn message, or null. */
  lastAsked(player: PlayerId): Promise<TableId | null> {
    return this.#turns.lastAsked(player);
  }

  /** Lists the tables of a server: first running ones, most active first, then finished ones, latest first. */
  tablesIn(guild: string): Promise<ListedTable[]> {
    return this.#directory.ofGuild(guild);
  }

  /**
   * Returns the open question of a seat, as of the last commit.
   * @throws Refused with a message for the person, if the question is damaged.
   */
  async prompt(table: TableId, seat: Seat): Promise<Decision | null> {
    const stored = await this.#store.prompt(table, seat);
    try {
      return readQuestion(stored, seat);
    } catch (error) {
      if (error instanceof UnreadableTable) throw new Refused(UNREADABLE, 'T-HOST-05');
      throw error;
    }
  }

  /**
   * Returns the numbers of two log entries as of the last commit: the seat's last step that can be undone (`step`) and
   * its latest undo (`undone`). Each number is null if there is no such entry.
   */
  async lastStep(table: TableId, seat: Seat): Promise<{ step: number | null; undone: number | null }> {
    const [step, undone] = await this.#store.head(table, `step:${seat}`, `undone:${seat}`);
    const entry = (text: string | null | undefined): number | null =>
      text != null && /^\d+$/.test(text) ? Number(text) : null;
    return { step: entry(step), undone: entry(undone) };
  }

  /** Returns the number of commands that wait at a table. */
  waitingAt(table: TableId): Promise<number> {
    return this.#store.waiting(table);
  }

  /** Adds a command to the inbox of its table. */
  send(table: TableId, command: Command): Promise<void> {
    return this.#inbox.send(table, command);
  }

  /**
   * Decides the outcome of an interaction whose bot may have died. If the interaction's command has not been sent on or
   * carried out by now, it never will be.
   * @returns the text for the person: `notDone`, or the answer to a change outside tables; null if the command was sent
   * on, so its answer will follow.
   */
  async withdraw(
    { interaction, table, person, guild = null }: Omit<DeferredReply, 'address' | 'stays'>,
    notDone: string,
  ): Promise<string | null> {
    if (table !== null) return (await this.#store.withdraw(table, interaction)) ? notDone : null;
    if (await this.#lookJobs.has(interaction)) return null;
    if (person === undefined) return notDone;
    if (await this.forgets.isFor(person, interaction)) return null;
    return this.#changes.settle(person, guild, interaction, notDone);
  }

  /** Requests a look-up, whose result is shown to the person. */
  read(request: ReadRequest): Promise<void> {
    return this.#lookJobs.read(request);
  }

  /** Requests that a component or a deck be shown in answer to an interaction. */
  exhibit(exhibit: ExhibitRequest, interaction: string): Promise<void> {
    return this.#lookJobs.exhibit(exhibit, interaction);
  }

  /** Records which message with components a person was shown, so that it can be closed when it is outdated. */
  async shown(table: TableId, player: PlayerId, shown: PersonalMessage): Promise<void> {
    await this.#turns.keepNew(table, player, shown);
  }

  /** True if a person wants to confirm actions that end something irrevocably. */
  confirms(player: PlayerId): Promise<boolean> {
    return this.#preferences.confirms(player);
  }

  /** Changes the preference that `confirms` returns, once per interaction. Returns the text for the person. */
  setConfirms(player: PlayerId, yes: boolean, told: ChangeTold): Promise<string> {
    return this.#preferences.setConfirms(player, yes, told);
  }

  /** Lists the decks that a person keeps, by name. */
  decksOf(player: PlayerId): Promise<StoredDeck[]> {
    return this.#decks.of(player);
  }

  /** Returns a person's deck by name, or null. */
  deckOf(player: PlayerId, name: string): Promise<StoredDeck | null> {
    return this.#decks.find(player, name);
  }

  /**
   * Changes a deck, once per interaction. If the deck changes in the meantime, calls the given
   * function again. Returns the text that it returned, or null if the person has too many decks.
   */
  changeDeck(...given: Parameters<Decks['change']>): Promise<string | null> {
    return this.#decks.change(...given);
  }

  /**
   * Returns the stored answer if this interaction has already changed a deck; otherwise null. If an interaction is
   * handled again, it gets the same answer as before.
   */
  deckChangeOf(player: PlayerId, interaction: string): Promise<string | null> {
    return this.#changes.answerTo(keys.decks(player), interaction);
  }

  /**
   * Reads a list as a deck of each of these games, with the cards that its owner chose for unknown names. Returns null
   * if no reader finishes in time.
   */
  readDeck(
    interaction: string,
    list: Uint8Array,
    games: readonly GameId[],
    fixes: DeckFixes = [],
  ): Promise<DeckInGame[] | null> {
    return this.#deckJobs.read(interaction, list, games, fixes);
  }

  /** Lists all decks of a person by name, each with its state; null if no reader finishes in time. */
  deckStatuses(interaction: string, player: PlayerId): Promise<DeckStatus[] | null> {
    return this.#deckJobs.all(interaction, player);
  }

  /** Stores a person's typed text under the id of their interaction; `isForm` is set for a form's entries. */
  keepAskedWords(interaction: string, words: string, isForm?: boolean): Promise<void> {
    return this.#askedWords.put(interaction, words, isForm);
  }

  /** Returns the text stored under an interaction's id, or null if it has expired. */
  askedWords(interaction: string): Promise<string | null> {
    return this.#askedWords.get(interaction);
  }

  /** Returns a server's settings for its tables. */
  serverSettings(guild: string): Promise<ServerSettings> {
    return this.#servers.settings(guild);
  }

  /** Changes some of a server's settings, once per interaction. Returns the text for the person. */
  setServer(guild: string, change: Partial<ServerSettings>, told: ChangeTold): Promise<string> {
    return this.#servers.change(guild, change, told);
  }

  /** Lists the failed commands of a table, oldest first. */
  async asides(table: TableId): Promise<DeadLetter[]> {
    return (await this.#store.asides(table)).map(readAside);
  }

  /**
   * Sends the command `note`. Then sends the failed command that is stored as `entry` once more, if it still exists.
   */
  async retry(table: TableId, entry: string, note: Command): Promise<void> {
    const found = (await this.asides(table)).find((aside) => aside.entry === entry)?.command;
    // The failed command gets a new id, because its old id is on record as refused.
    const again = found == null ? [] : [{ ...found, id: `retry-${entry}` }];
    await this.#inbox.retry(table, entry, [note, ...again], note.at);
  }

  /** Sets a person's time zone, once per interaction. Returns the text for the person. */
  setZone(player: PlayerId, zone: string, told: ChangeTold): Promise<string> {
    return this.#preferences.setZone(player, zone, told);
  }

  /** Returns a person's time zone, waking hours and holidays, which nobody else may learn. */
  times(player: PlayerId): Promise<OwnTimes> {
    return this.#preferences.times(player);
  }

  /** Sets a person's waking hours or holidays, once per interaction. Returns the text for the person. */
  setTimes(...given: Parameters<Preferences['setTimes']>): Promise<string> {
    return this.#preferences.setTimes(...given);
  }

  /** Handles a change of channels, threads or permissions by retrying everything that could not be posted there. */
  async placeChanged(change: PlaceChange): Promise<void> {
    await this.#presence.changed(change);
    await this.#reopening.changed(change);
  }

  /**
   * Records which servers removed the bot while no bot was running. `isOut` returns true if the bot is certainly not in
   * a server.
   */
  settleServers(isOut: (guild: string) => boolean): Promise<void> {
    return this.#presence.settle(isOut);
  }

  /** Returns the question that would follow a line, or null if there is none or it can't be predicted. */
  async ahead(table: TableId, seat: Seat, line: string, id: string): Promise<Decision | null> {
    await this.keepAskedWords(id, line);
    const seen = (await this.#views.see({ table, reader: seat, preview: id }, lookPriority(seat)))?.seen;
    return seen?.preview?.stopped === null ? seen.decision : null;
  }

  /** Returns a reader's view as of the last commit or the entry `at`; null if there is no such table or entry. */
  async view(table: TableId, reader: Reader, at?: number): Promise<Json> {
    const seen = (await this.#views.see({ table, reader, ...(at === undefined ? {} : { at }) }, lookPriority(reader)))
      ?.seen;
    return seen?.view ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([this.#views.close(), this.#wake.close(), this.#delivery.close(), this.#forgetPlan.close()]);
  }
}
