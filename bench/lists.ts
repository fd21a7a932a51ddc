import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablesDraft } from '../commands/game/list.ts';
import { completeTable } from '../commands/tables.ts';
import { USUAL_ALLOWANCES } from '../src/discord/allowances.ts';
import { chats } from '../src/discord/chats.ts';
import type { Completion } from '../src/discord/payload.ts';
import { Backend } from '../src/queue/backend.ts';
import { OwnBooks } from '../src/rulebook/search/imported-books.ts';
import { connect } from '../src/store/connect.ts';
import { startPrivateRedis } from '../src/store/private-redis.ts';
import type { Measured } from './figures.ts';
import { manyTables } from './many-tables.ts';
import { median } from './numbers.ts';

const TABLES = 5_000;
/** How often each request is timed. */
const RUNS = 20;

/** Measures how long it takes to list the tables of a large server, and to complete the title of one of them. */
export async function listFigures(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-lists-'));
  const server = await startPrivateRedis({ folder, appendfsync: 'everysec' });
  const redis = connect(server.socket, 'wait');
  const backend = new Backend(redis);
  try {
    await manyTables(redis, { guild: 'g1', game: 'away-missions', count: TABLES });
    const context = {
      backend,
      sees: () => true,
      seesAfar: async () => true,
      places: { isForum: () => false, isVoice: () => false, invite: () => null, exists: async () => true },
      keepers: { manages: () => false, roles: () => [] },
      games: chats,
      own: new OwnBooks(),
      fetchFile: async () => null,
      now: Date.now,
      limits: USUAL_ALLOWANCES,
      newTable: () => 'new001',
    };
    return {
      tables_list_p50_ms: await timed(() => tablesDraft(asker, context, 0)),
      tables_completion_p50_ms: await timed(() => completeTable(asker, context)),
    };
  } finally {
    await backend.close();
    redis.disconnect();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A person who types a part of a table's title. */
const asker: Completion = {
  ...{ kind: 'completion', id: 'i1', application: 'a1', token: 't', permissions: 0n, may: 0n, path: ['map'] },
  ...{ person: { id: 'p0', name: 'Ann' }, roles: [], guild: 'g1' },
  ...{ channel: { id: 'ch1', parent: null, thread: false }, typed: new Map() },
  focused: { name: 'table', text: 'number 4711' },
};

async function timed(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return Math.round(median(times) * 10) / 10;
}
