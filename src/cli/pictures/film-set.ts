import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameRecord } from '../../kernel/record.ts';
import { createLocalServer } from '../../local/server.ts';
import { servePage } from '../../local/web.ts';
import { Backend } from '../../queue/backend.ts';
import { openLog } from '../../queue/log.ts';
import { type Closeable, startReader, startRenderer, startWorker } from '../../queue/roles.ts';
import { connect } from '../../store/connect.ts';
import type { Command } from '../../tables/types.ts';
import { startChat } from '../chat.ts';
import { drawScene } from '../draw.ts';
import { knownGames } from '../known-games.ts';
import { keepRedis } from '../own-redis.ts';
import { Actor } from '../play/chat.ts';
import { openTable, threadBegun } from '../play/first-table.ts';
import { openStarterGuild, SOLO_CHANNEL } from '../play/starter-guild.ts';

/** The interval between checks of whether an input has been applied, in milliseconds. */
const LOOK = 20;

/** The whole bot in this process, with a solo game that continues from a recorded position. */
export interface FilmSet {
  /** The link that opens the game's thread on the page. The link also signs in the person who plays the game. */
  readonly link: string;
  close(): Promise<void>;
}

/** Starts everything, opens a table and applies the first inputs of a record, so that the table reaches the record's position. */
export async function openFilmSet(record: GameRecord, inputs: number): Promise<FilmSet> {
  const open: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const end of open.splice(0).reverse()) await end();
  };
  try {
    const data = await mkdtemp(join(tmpdir(), 'subspace-film-'));
    open.push(() => rm(data, { recursive: true, force: true }));
    const redis = await keepRedis({ folder: join(data, 'redis'), appendfsync: 'always' }, () => {});
    open.push(redis.stop);
    const server = await createLocalServer();
    open.push(server.close);
    const starter = openStarterGuild(server);
    const [ann] = starter.people;
    const page = servePage(server, { person: ann.id });
    open.push(page.close);
    const settings = { redis: redis.socket, log: openLog('pictures', 'error') };
    // Given the record's secret, the same inputs lead to the same position.
    const games = { ...knownGames, secret: () => record.secret };
    const discord = { token: server.token, applicationId: server.world.bot.id, api: server.api, guildId: undefined };
    const roles: Promise<Closeable>[] = [
      startWorker({ ...settings, games, archive: null }),
      startReader({ ...settings, games }),
      startRenderer({ ...settings, draw: drawScene }),
      startChat(redis.socket, discord, data, settings.log, () => {}),
    ];
    for (const role of await Promise.all(roles)) open.push(() => role.close());
    const host = new Actor(server.world, ann);
    const { table } = await openTable(server, starter, host, record.title, {
      game: record.game,
      channel: SOLO_CHANNEL,
    });
    const connection = connect(redis.socket, 'wait');
    const backend = new Backend(connection);
    open.push(async () => {
      await backend.close();
      connection.disconnect();
    });
    await replay(backend, table, ann.id, record, inputs);
    const thread = await threadBegun(server, 0);
    return { link: page.link(ann.id, thread.data.id), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Sends the first inputs of a record to a table, as one person. */
async function replay(
  backend: Backend,
  table: string,
  player: string,
  record: GameRecord,
  inputs: number,
): Promise<void> {
  for (const [at, input] of record.inputs.slice(0, inputs).entries()) {
    const own: Command['input'] = 'player' in input ? { ...input, player } : input;
    // The answers in the record name questions by the kernel's ids, so each id is replaced by the public one.
    const decision = own.t === 'answer' ? await backend.prompt(table, own.seat) : null;
    const asked = own.t === 'answer' && decision !== null ? { ...own, decision: decision.id } : own;
    await backend.send(table, { id: `replay-${at}`, by: { player }, at: Date.now(), input: asked });
    while (((await backend.summary(table))?.seq ?? 0) <= at) await pause(LOOK);
  }
}
