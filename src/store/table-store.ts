import type { Redis } from 'ioredis';
import { checkpointsNamed } from './checkpoint-names.ts';
import { ago } from './clock.ts';
import { counted } from './commit-metrics.ts';
import { tableKeys } from './keys.ts';
import { type ScriptValue, script } from './script.ts';
import { readTaken, type TakeFailure, type Taken, wholeNumber } from './taken.ts';

/** For each game, the rules version that a worker knows. */
export type KnownRules = ReadonlyMap<string, number>;

/**
 * A position of a table. If Redis has lost commits, different commits may have the same `seq`. Only the stamp
 * distinguishes their positions.
 */
export interface Position {
  seq: number;
  /** A random string, new for each commit; empty for commits of versions that had no stamps. */
  stamp: string;
}

/**
 * How `take` hands out commands.
 * - `fresh`: hands out untried commands. The attempt isn't counted, which saves a write.
 * - `again`: hands out no commands. An uncounted attempt has failed, so every command that may have been part of it is
 * marked as tried.
 * - `suspect`: hands out only the first command, after counting the attempt.
 */
export type Taking = 'fresh' | 'again' | 'suspect';

/** A command for a table's inbox. `alone` is true if it must not be applied together with other commands. */
export interface InboxEntry {
  id: string;
  alone: boolean;
  body: string;
}

/**
 * The new checkpoint: the snapshot from before this commit (`old`), the snapshot that the commit writes (`new`), or
 * null if there is no new checkpoint.
 */
export type Move = 'old' | 'new' | null;

/** The changes that a commit makes to a table. */
export interface Change {
  /**
   * The new log entries. Only a command's first entry has an id, which is checked for repeats; the id of any other
   * entry is empty.
   */
  entries: { seq: number; id: string; entry: Buffer }[];
  snapshot: Buffer;
  move: Move;
  /**
   * The name of a new permanent checkpoint, or null if there is none. The name is the checkpoint's `seq`, with an `e`
   * in front if the checkpoint is never removed.
   */
  keep: string | null;
  head: Record<string, string | number>;
  /** By seat. */
  prompts: [seat: number, decision: string][];
  /** Set with the first log entry of a table. */
  secret: string | null;
}

/** All results of a few commands, which are written completely or not at all. */
export interface Commit {
  /** The `seq` that the table must be at, or null if the table must not exist yet. */
  expected: number | null;
  /** The stamp that the table must have; omitted for a table without one. */
  stamp?: string;
  /** True if the caller has a copy of the resulting table, so the store doesn't have to return the table. */
  holds: boolean;
  /** True if an unreadable archive should be ignored when the next commands are taken. */
  torn?: boolean;
  /** The ids of the finished commands in the inbox’s stream, oldest first. */
  settled: string[];
  change: Change | null;
  /** The ids of commands that were refused, or that made no log entry. */
  refused: string[];
  /** Messages for the outbox. */
  outgoing: string[];
  /** True if the public panel has to be updated. */
  panel: boolean;
  /** Commands that failed too often and therefore become dead letters. */
  aside: { command: string; error: string }[];
  /** The action that is now waiting only for bots, as JSON; null if there is none. */
  going?: string | null;
  /**
   * The lines that are waiting for people, as text; empty if there are none, and undefined if the lines haven't
   * changed.
   */
  lines?: string | undefined;
  /** The changed plans of seats, by field; an empty text removes a plan. */
  ahead?: readonly (readonly [field: string, plan: string])[];
}

/** A table as it is stored. */
export interface StoredTable {
  /** The table's `seq`, or null if the head has no readable `seq`. */
  seq: number | null;
  /** The table's stamp, or empty if it has none. */
  stamp: string;
  snapshot: Buffer;
  /** The table's secret, or null if it is lost. */
  secret: string | null;
}

/** A seat's stored question and the head's fields about it, all read at the same moment. Missing parts are null. */
export interface StoredPrompt {
  prompt: string | null;
  asked: string | null;
  card: string | null;
}

/** The keys of the scripts `take-commands` and `commit`, in the order of the header that both include. */
const KEYS = [
  ...(['head', 'snapshot', 'checkpoint', 'kept', 'log', 'ids', 'refused', 'prompts', 'inbox', 'tries'] as const),
  ...(['aside', 'outbox', 'panel', 'secret', 'archive', 'going', 'lines', 'ahead'] as const),
] as const;
const take = script('take-commands', {
  keys: KEYS,
  args: { most: 'number', copy: 'text', how: 'text', torn: 'flag', known: 'rest' },
});
const commit = script('commit', {
  keys: KEYS,
  args: { most: 'number', expected: 'text', holds: 'flag', torn: 'flag', results: 'rest' },
});
const withdraw = script('withdraw-command', {
  keys: ['ids', 'inbox', 'refused', 'head'],
  args: { command: 'text', remember: 'number' },
});
const retry = script('retry-dead-letter', { keys: ['inbox', 'aside'], args: { letter: 'text', commands: 'rest' } });
const forgive = script('forgive-attempts', { keys: ['tries'], args: { entries: 'rest' } });
const amend = script('amend-head', { keys: ['head'], args: { expected: 'text', fields: 'rest' } });

/** The timestamps in the head of a table. */
const STAMPS = ['since', 'at', 'stirred'];
/** How long an action waits for bots, in seconds: as long as the answer to the action can be sent. */
const GOING = 15 * 60;
/** How long a refused command is remembered, in milliseconds: as long as its sender can be answered. */
const REMEMBER_REFUSED = 15 * 60_000;
/** How long the store remembers which senders were told that their commands are waiting, in seconds. */
const REMEMBER_UNTAKEN = 7 * 24 * 3_600;
/** If a table has more permanent checkpoints than this, every second one is removed. */
const KEPT_CHECKPOINTS = 24;

/** The methods with which a stored table's past is read. A copy of a table has the same methods. */
export type StoredPast = Pick<TableStore, 'load' | 'checkpoint' | 'entries' | 'keptCheckpoints' | 'kept' | 'length'>;

/** Stores the tables. */
export class TableStore {
  readonly #redis: Redis;
  readonly #known: string[];

  /**
   * `known` is sent with every request for commands, so that a worker never gets commands of a table with newer rules.
   */
  constructor(redis: Redis, known: KnownRules = new Map()) {
    this.#redis = redis;
    this.#known = [String(known.size), ...[...known].flatMap(([game, rules]) => [game, String(rules)])];
  }

  /** Adds a command to a table's inbox. */
  async send(table: string, { id, alone, body }: InboxEntry): Promise<void> {
    await this.#redis.xadd(tableKeys(table).inbox, '*', 'id', id, 'alone', alone ? '1' : '0', 'body', body);
  }

  /**
   * Adds commands to a table's inbox, and removes the dead letter `entry`. These changes are made together or not at
   * all.
   */
  async retry(table: string, entry: string, commands: readonly InboxEntry[]): Promise<void> {
    const bodies = commands.flatMap(({ id, alone, body }) => [id, alone ? '1' : '0', body]);
    await retry(this.#redis, tableKeys(table), { letter: entry, commands: bodies });
  }

  /**
   * Makes sure that a command can no longer be applied if it was never sent. Returns false if the command is in the
   * inbox or was applied, so its answer will follow.
   */
  async withdraw(table: string, id: string): Promise<boolean> {
    return (await withdraw(this.#redis, tableKeys(table), { command: id, remember: REMEMBER_REFUSED })) === 1;
  }

  /**
   * Takes up to `most` commands from a table's inbox without removing them.
   * @param copy the position of the caller's own copy of the table, if there is one.
   * @param torn ignores an archive that can't be read, so that the commands can be answered.
   */
  async take(
    table: string,
    most: number,
    copy: Position | null,
    how: Taking = 'fresh',
    torn = false,
  ): Promise<Taken | TakeFailure> {
    const args = { most, copy: text(copy), how, torn, known: this.#known };
    return readTaken(await take(this.#redis, tableKeys(table), args));
  }

  /**
   * Writes the results of commands, takes up to `most` of the next commands (0 for none), and counts this attempt at
   * them.
   */
  async commit(table: string, given: Commit, most: number): Promise<Taken | TakeFailure> {
    const expected = given.expected === null ? null : { seq: given.expected, stamp: given.stamp ?? '' };
    const results: ScriptValue[] = [...this.#known];
    const list = (items: readonly ScriptValue[], width = 1): void => {
      results.push(items.length / width, ...items);
    };
    const { change } = given;
    list(given.settled);
    list(change?.entries.flatMap(({ seq, id, entry }) => [seq, id, entry]) ?? [], 3);
    if (change !== null) {
      results.push(change.snapshot, change.move ?? '', change.keep ?? '', KEPT_CHECKPOINTS);
      list(Object.entries(change.head).flat(), 2);
      list(change.prompts.flat(), 2);
      results.push(change.secret ?? '');
    }
    results.push(REMEMBER_REFUSED);
    list(given.refused);
    list(given.outgoing);
    results.push(given.panel ? '1' : '0');
    results.push(given.going ?? '', GOING, given.lines ?? '-');
    list(given.ahead === undefined ? [] : given.ahead.flat(), 2);
    list(
      given.aside.flatMap(({ command, error }) => [command, error]),
      2,
    );
    const args = { most, expected: text(expected), holds: given.holds, torn: given.torn === true, results };
    return counted(given, async () => readTaken(await commit(this.#redis, tableKeys(table), args)));
  }

  /**
   * Lowers the number of counted attempts by one, because the attempt failed for a reason other than the commands. On a
   * patient connection, waits until Redis is back.
   */
  async forgive(table: string, { commands, counted }: Pick<Taken, 'commands' | 'counted'>): Promise<void> {
    const streamIds = commands.map(({ streamId }) => streamId);
    if (counted && streamIds.length > 0) await forgive(this.#redis, tableKeys(table), { entries: streamIds });
  }

  /** Returns the waiting commands that earlier calls haven't returned. This way, each sender is told only once. */
  async untold(table: string): Promise<string[]> {
    const { inbox, untaken } = tableKeys(table);
    const waiting = await this.#redis.xrange(inbox, '-', '+');
    const fresh = await Promise.all(waiting.map(([streamId]) => this.#redis.sadd(untaken, streamId)));
    await this.#redis.expire(untaken, REMEMBER_UNTAKEN);
    return waiting.flatMap(([, [, , , , , body = '']], at) => (fresh[at] === 1 ? [body] : []));
  }

  /** Returns the table as of its last commit, or null if there is none. */
  async load(table: string): Promise<StoredTable | null> {
    const names = tableKeys(table);
    const replies = await this.#redis
      .multi()
      .hget(names.head, 'seq')
      .getBuffer(names.snapshot)
      .get(names.secret)
      .hget(names.head, 'stamp')
      .exec();
    const [seq, snapshot, secret, stamp] = valuesOf(replies);
    if (!Buffer.isBuffer(snapshot)) return null;
    return {
      seq: typeof seq === 'string' ? wholeNumber(seq) : null,
      stamp: typeof stamp === 'string' ? stamp : '',
      snapshot,
      secret: typeof secret === 'string' ? secret : null,
    };
  }

  /** Returns the secret of a table, or null if it is lost. */
  async secret(table: string): Promise<string | null> {
    return this.#redis.get(tableKeys(table).secret);
  }

  /** Returns the dead letters with their original inbox bodies, oldest first. */
  async asides(table: string): Promise<{ entry: string; body: string }[]> {
    const entries = await this.#redis.xrange(tableKeys(table).aside, '-', '+');
    return entries.map(([entry, [, body = '']]) => ({ entry, body }));
  }

  /** Returns all fields of the table's head. */
  async wholeHead(table: string): Promise<Record<string, string>> {
    return this.#redis.hgetall(tableKeys(table).head);
  }

  /** Returns fields of the table's head, with null for missing ones. */
  async head(table: string, ...fields: string[]): Promise<(string | null)[]> {
    return this.#redis.hmget(tableKeys(table).head, ...fields);
  }

  /**
   * Corrects the timestamps in a table's head. A timestamp that is damaged, or in the future because of a wrong clock,
   * is set to `now` (milliseconds since 1970). Wrong timestamps would delay everything that depends on them.
   */
  async settleStamps(table: string, now: number): Promise<void> {
    const { head } = tableKeys(table);
    const values = await this.#redis.hmget(head, ...STAMPS);
    const wrong = STAMPS.filter((_, at) => {
      const stamp = Number(values[at] ?? 0);
      return !Number.isFinite(stamp) || ago(stamp, now) === Number.POSITIVE_INFINITY;
    });
    if (wrong.length > 0) await this.#redis.hset(head, Object.fromEntries(wrong.map((field) => [field, now])));
  }

  /** Returns the stored checkpoint: the table at its undo barrier, or shortly before it. */
  async checkpoint(table: string): Promise<Buffer | null> {
    return this.#redis.getBuffer(tableKeys(table).checkpoint);
  }

  /** Returns the log entries from `from` to `to`, both included. Negative positions count from the end of the log. */
  async entries(table: string, from: number, to: number): Promise<Buffer[]> {
    return this.#redis.lrangeBuffer(tableKeys(table).log, from, to);
  }

  /**
   * Returns the `seq` of each permanent checkpoint, in order. `epoch` is true for a checkpoint that begins a section of
   * the log.
   */
  async keptCheckpoints(table: string): Promise<{ seq: number; epoch: boolean }[]> {
    return checkpointsNamed(await this.#redis.hkeys(tableKeys(table).kept));
  }

  /** Returns the permanent checkpoint at this `seq`, or null if there is none. */
  async kept(table: string, at: { seq: number; epoch: boolean }): Promise<Buffer | null> {
    return this.#redis.hgetBuffer(tableKeys(table).kept, `${at.epoch ? 'e' : ''}${at.seq}`);
  }

  /** Returns a seat's open question as JSON, with the head's fields about it. */
  async prompt(table: string, seat: number): Promise<StoredPrompt> {
    const { prompts, head } = tableKeys(table);
    const replies = await this.#redis.multi().hget(prompts, String(seat)).hmget(head, 'asked', 'card').exec();
    const [prompt, about] = valuesOf(replies);
    const [asked, card] = Array.isArray(about) ? about : [];
    const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    return { prompt: textOrNull(prompt), asked: textOrNull(asked), card: textOrNull(card) };
  }

  /** Writes fields of a table's head if the table is at this position. Returns true if the fields were written. */
  async amend(table: string, { seq, stamp }: Position, fields: Record<string, string | number>): Promise<boolean> {
    const args = { expected: text({ seq, stamp }), fields: Object.entries(fields).flat() };
    return (await amend(this.#redis, tableKeys(table), args)) === 1;
  }

  /** Returns the number of log entries, including the opening one. */
  async length(table: string): Promise<number> {
    return this.#redis.llen(tableKeys(table).log);
  }

  /** Returns the action that is waiting for bots, as JSON, or null. */
  async going(table: string): Promise<string | null> {
    return this.#redis.get(tableKeys(table).going);
  }

  /** Returns the lines that are waiting for people, as text, with the stamp of the latest commit. */
  async lines(table: string): Promise<{ lines: string; stamp: string }> {
    const { lines, head } = tableKeys(table);
    const [kept, stamp] = valuesOf(await this.#redis.multi().get(lines).hget(head, 'stamp').exec());
    return { lines: typeof kept === 'string' ? kept : '', stamp: typeof stamp === 'string' ? stamp : '' };
  }

  /** True if a command was applied. */
  async isApplied(table: string, command: string): Promise<boolean> {
    return (await this.#redis.hexists(tableKeys(table).ids, command)) === 1;
  }

  /** Returns the plans of all seats, as text by field: the lines for the next moves, and prepared answers. */
  async ahead(table: string): Promise<Record<string, string>> {
    return this.#redis.hgetall(tableKeys(table).ahead);
  }

  /** Returns the number of commands in the inbox. */
  async waiting(table: string): Promise<number> {
    return this.#redis.xlen(tableKeys(table).inbox);
  }

  /** Returns the dead letters with their errors, oldest first. */
  async aside(table: string): Promise<{ command: string; error: string }[]> {
    const entries = await this.#redis.xrange(tableKeys(table).aside, '-', '+');
    return entries.map(([, [, command = '', , error = '']]) => ({ command, error }));
  }
}

/** Returns the results of the commands in a transaction. Throws the first error among them. */
function valuesOf(replies: [Error | null, unknown][] | null): unknown[] {
  return (replies ?? []).map(([error, value]) => {
    if (error !== null) throw error;
    return value;
  });
}

/** Formats a position in the way that the scripts do. */
function text(position: Position | null): string {
  return position === null ? '' : `${position.seq} ${position.stamp}`;
}
