import type { Redis } from 'ioredis';
import { z } from 'zod';
import { Archive } from '../../store/archive.ts';
import { Breaker } from '../../store/breaker.ts';
import { readJson } from '../../store/codec.ts';
import { keys, tableKeys } from '../../store/keys.ts';
import { LeftServers } from '../../store/left-servers.ts';
import { Outbox } from '../../store/outbox.ts';
import { Panels } from '../../store/panel.ts';
import { TableStore } from '../../store/table-store.ts';
import { damagedBeside } from '../../tables/damage.ts';
import { Directory } from '../../tables/directory.ts';
import { type Games, isKnown, knownRules } from '../../tables/games.ts';
import { History } from '../../tables/history.ts';
import { isSound, UnreadableTable } from '../../tables/stored-table.ts';
import type { Summary } from '../../tables/summary.ts';
import { count, type Finding, fine, lasting, note, stuck } from './finding.ts';

/** Number of tables that are examined at the same time. */
const AT_ONCE = 200;
/** Waiting work at a table counts as stuck once it is this old, in milliseconds. */
const COMMANDS = 30_000;
const MESSAGES = 2 * 60_000;
const BOTS = 2 * 60_000;

/** The services that the examination uses. */
interface Tools {
  redis: Redis;
  store: TableStore;
  outbox: Outbox;
  panels: Panels;
  /** Servers that removed the bot. Tables of these servers are reported together. */
  left: ReadonlySet<string>;
  rules: ReadonlyMap<string, number>;
  games: Games;
  history: History;
  archive: Archive;
  now: number;
}

/** Reports waiting work, dead letters and paused channels of all tables. */
export async function examineTables(redis: Redis, games: Games, now: number): Promise<Finding[]> {
  const directory = new Directory(redis);
  const store = new TableStore(redis);
  const left = new Set((await new LeftServers(redis).all()).map(({ guild }) => guild));
  const tools: Tools = {
    ...{
      redis,
      left,
      now,
      games,
      rules: knownRules(games),
      history: new History(store, games),
      archive: new Archive(redis),
    },
    ...{ store, outbox: new Outbox(redis), panels: new Panels(redis) },
  };
  const findings: Finding[] = [];
  const places = new Map<string, string[]>();
  let tables = 0;
  for (let from = 0; ; from += AT_ONCE) {
    const ids = await redis.zrange(keys.tables, `${from}`, `${from + AT_ONCE - 1}`);
    const summaries = new Map((await directory.summaries(ids)).map((summary) => [summary.id, summary]));
    for (const found of await Promise.all(ids.map((id) => examineTable(id, summaries.get(id), tools))))
      findings.push(...found);
    for (const { id, place } of summaries.values())
      for (const channel of new Set([place.channel, place.thread ?? place.channel]))
        places.set(channel, [...(places.get(channel) ?? []), id]);
    tables += ids.length;
    if (ids.length < AT_ONCE) break;
  }
  findings.push(...(await examineChannels(redis, places)));
  return findings.length > 0 ? findings : [fine(`No table has anything waiting (${count(tables, 'table')} checked).`)];
}

async function examineTable(id: string, summary: Summary | undefined, tools: Tools): Promise<Finding[]> {
  const name = summary === undefined ? 'A new table' : `“${summary.title}”`;
  const found = await Promise.all([
    positionOf(id, name, tools),
    commandsOf(id, name, tools),
    asideOf(id, name, tools),
    tools.left.has(summary?.place.guild ?? '') ? [] : messagesOf(id, name, tools),
    botsOf(id, name, tools),
  ]);
  return found.flat();
}

/** Reports a table whose saved position or related data can't be read, or whose game can't continue. */
async function positionOf(
  id: string,
  name: string,
  { redis, archive, history, games, store }: Tools,
): Promise<Finding[]> {
  if (!(await isThere(id, redis))) return [];
  const state = await archive.state(id);
  if (state === 'whole') return [];
  if (state === 'torn') return [stuck(id, `${name}: its archive can’t be read.`, BACKUP)];
  const held = await history.now(id).catch((error) => {
    if (error instanceof UnreadableTable) return null;
    throw error;
  });
  const game = held === null ? null : games.find(held.table.game);
  if (held === null) return [stuck(id, `${name}: its saved position can’t be read.`, RESTORE)];
  if (game === null || !isKnown(held.table, games)) return [];
  if (!isSound(held.table, game))
    return [stuck(id, `${name}: its saved position can be read, but the game can’t continue from it.`, RESTORE)];
  const beside = await damagedBeside(held.table, store);
  const past = await history.damagedPast(id, held.table.seq);
  return [
    ...(beside.length === 0
      ? []
      : [
          stuck(
            id,
            `${name}: these parts of it are damaged: ${beside.join(', ')}. Its saved position is fine.`,
            RESTORE,
          ),
        ]),
    ...(past.length === 0
      ? []
      : [
          note(
            id,
            `${name}: can’t read ${past.join(', ')}. The game continues, but can’t be taken back to every earlier position.`,
            BACKUP,
          ),
        ]),
  ];
}

const RESTORE = 'A moderator can restore it with `/host restore` in its channel.';
const BACKUP = 'Only a backup of the store has it.';

/** True if any data of a table exists. A new table might have no data yet. */
async function isThere(id: string, redis: Redis): Promise<boolean> {
  const { head, snapshot, log, archive } = tableKeys(id);
  return (await redis.exists(head, snapshot, log, archive)) > 0;
}

async function commandsOf(id: string, name: string, { redis, rules, now }: Tools): Promise<Finding[]> {
  const { inbox, tries, head } = tableKeys(id);
  const [first] = await redis.xrange(inbox, '-', '+', 'COUNT', 1);
  if (first === undefined) return [];
  const since = Number.parseInt(first[0], 10);
  if (now - since < COMMANDS) return [];
  const [waiting, tried, [game, version]] = await Promise.all([
    redis.xlen(inbox),
    redis.hget(tries, first[0]),
    redis.hmget(head, 'game', 'rules'),
  ]);
  const wait = `${name}: ${count(waiting, 'command')} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${lasting(since, now)}`;
  if (Number(version ?? 0) > (rules.get(game ?? '') ?? Number.POSITIVE_INFINITY))
    return [stuck(id, `${wait}: the table was last played on a newer version.`, 'Start the newer version again.')];
  if (tried === null)
    return [stuck(id, `${wait}; no worker took it.`, 'Start a worker: npm start, or npm run worker.')];
  const look = `Look for ${id} in the worker’s log; after three tries, a command is given up and the table continues.`;
  return [stuck(id, `${wait}, tried ${count(Number(tried), 'time')}.`, look)];
}

async function asideOf(id: string, name: string, { store, now }: Tools): Promise<Finding[]> {
  return (await store.aside(id)).map(({ command, error }) => {
    const read = asCommand(command);
    const which = read === null ? 'an unreadable command failed' : `command ${read.id} failed`;
    const when = read === null ? '' : ` ${lasting(read.at, now)} ago`;
    const says = `${name}: ${which}${when}: ${error.split('\n', 1)[0]}.`;
    return note(id, says, 'It changed nothing, and its sender was told. Report the bug. The table itself works.');
  });
}

/** The fields of a command that the doctor reports. */
const command = z.looseObject({ id: z.string(), at: z.number() });

/** Returns a command's id and time, or null if the command can't be read. */
function asCommand(text: string): { id: string; at: number } | null {
  return readJson(text, command);
}

async function messagesOf(id: string, name: string, { redis, outbox, panels, now }: Tools): Promise<Finding[]> {
  const { outbox: stream, sending } = tableKeys(id);
  const [[first], waiting, panel] = await Promise.all([
    redis.xrange(stream, '-', '+', 'COUNT', 1),
    outbox.waiting(id),
    panels.read(id),
  ]);
  const look = `Check which channels the bot has paused posting to. Otherwise look for ${id} in the bot’s log.`;
  const findings: Finding[] = [];
  if (first !== undefined && now - Number.parseInt(first[0], 10) > MESSAGES) {
    const tried = await redis.hget(sending, first[0]);
    const says = `${name}: ${count(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${lasting(Number.parseInt(first[0], 10), now)}`;
    findings.push(
      tried === null
        ? stuck(id, `${says}; no bot took it.`, 'Start a bot: npm start, or npm run bot.')
        : stuck(id, `${says}, first tried ${lasting(Number(tried), now)} ago.`, look),
    );
  }
  const since = Math.max(panel.at, Number((await redis.hget(tableKeys(id).head, 'at')) ?? 0));
  if (panel.shown < panel.wanted && now - since > MESSAGES)
    findings.push(
      stuck(id, `${name}: the message in its thread has been out of date for ${lasting(since, now)}.`, look),
    );
  return findings;
}

async function botsOf(id: string, name: string, { redis, now }: Tools): Promise<Finding[]> {
  const [bots, at] = await redis.hmget(tableKeys(id).head, 'bots', 'at');
  if (!bots || now - Number(at) < BOTS) return [];
  const says = `${name}: a bot was due to move ${lasting(Number(at), now)} ago.`;
  return [
    stuck(
      id,
      says,
      'Start the role that plays bots: npm start, or npm run worker. If it runs, look for “bots” in its log.',
    ),
  ];
}

async function examineChannels(redis: Redis, places: ReadonlyMap<string, string[]>): Promise<Finding[]> {
  const breaker = new Breaker(redis);
  const found = await Promise.all(
    [...places].map(async ([channel, tables]): Promise<Finding[]> => {
      const why = await breaker.open(channel);
      if (why === null) return [];
      const says = `The bot paused posting to channel ${channel} after repeated refusals (${why}). Tables there: ${tables.join(', ')}.`;
      const give = 'Give the bot View Channel, Send Messages, Create Public Threads and Send Messages in Threads there';
      return [stuck(channel, says, `${give}, and unlock the thread. The bot tries again within ten minutes.`)];
    }),
  );
  return found.flat();
}
