import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { newTable } from '../../../commands/index.ts';
import type { Table } from '../../kernel/table.ts';
import type { Json } from '../../kernel/types.ts';
import { readClock as readStoreClock } from '../../store/clock.ts';
import { pack } from '../../store/codec.ts';
import { type KeyValue, textOfBytes, writeKeys } from '../../store/key-values.ts';
import { tableKeys } from '../../store/keys.ts';
import { askedBy, outward } from '../../tables/asked.ts';
import { type PartValues, valuesOfParts } from '../../tables/copied-table.ts';
import { mendedFields } from '../../tables/damage.ts';
import { Directory, isOver } from '../../tables/directory.ts';
import { type Games, gameOf } from '../../tables/games.ts';
import { standing, standOf } from '../../tables/outgoing.ts';
import { readStored } from '../../tables/stored-table.ts';
import { headOf, standingOf } from '../../tables/table-head.ts';
import { readClock } from '../../tables/turn-clocks.ts';
import type { ChannelReference, TableId } from '../../tables/types.ts';
import { checkCopy } from './check.ts';
import { BackupProblem } from './problem.ts';
import { type TableFile, withPlace } from './table-file.ts';

/** A table that was imported. */
export interface ImportedTable {
  id: TableId;
  title: string;
  seq: number;
  /** The hash of the position, with the table's id in the file. */
  hash: string;
}

/** The texts of a log and of a table that people will read: their kinds and lengths. */
const shown = z.looseObject({
  title: z.string().max(200),
  owner: z.string().max(100),
  chairs: z
    .array(z.looseObject({ name: z.string().max(100), player: z.string().max(100).nullable() }))
    .min(1)
    .max(20),
});
const entry = z.looseObject({ seq: z.int(), id: z.string().max(100) });

/**
 * Imports a table from a file that was read. Replays the table before anything is written. The table keeps its id unless
 * the store has a table with that id.
 * @throws BackupProblem if the log doesn't lead to the position.
 */
export async function importTable(
  redis: Redis,
  file: TableFile,
  place: ChannelReference,
  games: Games,
): Promise<ImportedTable> {
  const { hash } = await requireSound(file, games);
  const { time } = await readStoreClock(redis);
  const id = (await isTaken(redis, file.id)) ? newTable() : file.id;
  const { parts, table } = storedParts(id, file, { place, games, now: time });
  const directory = new Directory(redis);
  await directory.noteActive(id, time);
  await directory.noteStanding(id, standingOf(table, { at: time, place }));
  if (isOver(table)) await directory.noteFinished(id, time);
  await writeKeys(redis, valuesOfParts(id, parts));
  return { id, title: table.title, seq: table.seq, hash };
}

async function requireSound(file: TableFile, games: Games): Promise<{ hash: string }> {
  const refused = new BackupProblem(
    'The file’s log doesn’t lead to its position, so nothing was imported. Export the table again.',
  );
  const isLog = file.log.every((one, at) => entry.safeParse(one).data?.seq === at);
  if (!isLog || !shown.safeParse(file.snapshot).success) throw refused;
  const check = await checkCopy(file.id, bareParts(file), games).catch(() => null);
  if (check === null || check.hash !== file.hash) throw refused;
  if (check.result === 'newer')
    throw new BackupProblem('A newer version of Subspace wrote this file, so nothing was imported. Update first.');
  if (check.result !== 'same' && check.result !== 'carried') throw refused;
  return { hash: check.hash };
}

async function isTaken(redis: Redis, id: TableId): Promise<boolean> {
  const { head, snapshot, log, archive } = tableKeys(id);
  return (await redis.exists(head, snapshot, log, archive)) > 0;
}

/** The parts of a table from which it can be replayed. */
function bareParts({ id, snapshot, kept, log, secret }: TableFile): PartValues {
  const { seq } = z.looseObject({ seq: z.int() }).parse(snapshot);
  return {
    head: hash({ seq: `${seq}` }),
    ...positions(id, { snapshot, kept, log, secret }),
  };
}

function positions(
  id: TableId,
  { snapshot, kept, log, secret }: Pick<TableFile, 'snapshot' | 'kept' | 'log' | 'secret'>,
): Pick<PartValues, 'snapshot' | 'kept' | 'log' | 'secret'> {
  return {
    snapshot: packed(named(id, snapshot)),
    kept: { type: 'hash', value: Object.entries(kept).map(([name, json]) => [name, text(named(id, json))]) },
    log: { type: 'list', value: log.map(text) },
    secret: { type: 'string', value: secret },
  };
}

/** Returns the table's parts as a worker would have written them. */
function storedParts(
  id: TableId,
  file: TableFile,
  { place, games, now }: { place: ChannelReference; games: Games; now: number },
): { parts: PartValues; table: Table } {
  const [opened, ...later] = file.log;
  const log = opened === undefined ? [] : [withPlace(opened, place), ...later];
  const { table } = readStored(pack(named(id, file.snapshot)));
  const stamp = randomBytes(8).toString('hex');
  const pending = table.state === null ? [] : table.state.pending;
  const asked = askedBy(stamp, pending, new Map(), []);
  const checkpoint = file.checkpoint === null ? null : readStored(pack(file.checkpoint)).table.seq;
  const latest = Math.max(0, ...Object.keys(file.kept).map((name) => Number(name.replace('e', ''))));
  const known = { ...file.head, ...mendedFields(file.head, now), ...restartedClocks(file.head, now) };
  const head = {
    ...known,
    ...headOf(table, asked, gameOf(games, table.game)),
    ...{ stamp, place: JSON.stringify(place), since: now, at: now, stirred: now, kept: latest },
    ...(checkpoint === null ? {} : { checkpoint }),
  };
  const waiting = table.status === 'playing' ? standing(null, standOf(table)) : [];
  return {
    table,
    parts: {
      ...positions(id, { ...file, log }),
      head: hash(head),
      ids: hash(idsOf(file.log)),
      prompts: hash(Object.fromEntries(pending.map((one) => [one.seat, JSON.stringify(outward(one, asked))]))),
      panel: hash({ wanted: table.seq, stamp }),
      ...(checkpoint === null ? {} : { checkpoint: packed(named(id, file.checkpoint)) }),
      outbox: {
        type: 'stream',
        value: waiting.map((message, at) => [
          `${now}-${at}`,
          ['message', JSON.stringify({ ...message, cause: `import-${stamp}` })],
        ]),
      },
    },
  };
}

/** The clocks of seats, which run from now on. */
function restartedClocks(head: Readonly<Record<string, string>>, now: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(head).flatMap(([field, stored]) => {
      const clock = field.startsWith('clock:') ? readClock(stored) : null;
      if (clock === null) return [];
      const { since, window } = clock;
      const restarted = { ...clock, since: since === null ? null : now, window: window && { ...window, since: now } };
      return [[field, JSON.stringify(restarted)] as const];
    }),
  );
}

/** The ids of the applied commands, each with its first entry. */
function idsOf(log: readonly Json[]): Record<string, string> {
  const ids = new Map<string, string>();
  for (const one of log) {
    const { id, seq } = entry.parse(one);
    if (id !== '' && !ids.has(id)) ids.set(id, `${seq}`);
  }
  return Object.fromEntries(ids);
}

/** A stored position of a table with this id. */
function named(id: TableId, position: Json): Json {
  return typeof position === 'object' && position !== null && !Array.isArray(position) ? { ...position, id } : position;
}

function hash(fields: Readonly<Record<string, string | number>>): KeyValue {
  return { type: 'hash', value: Object.entries(fields).map(([field, value]) => [field, `${value}`]) };
}

function packed(value: Json): KeyValue {
  return { type: 'string', value: text(value) };
}

function text(value: Json): string {
  return textOfBytes(pack(value));
}
