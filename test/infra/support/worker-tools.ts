import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { TurnDeadlines } from '../../../src/queue/deadlines.ts';
import { drain, type WorkerTools } from '../../../src/queue/drain.ts';
import { InTurn } from '../../../src/queue/in-turn.ts';
import { Archive } from '../../../src/store/archive.ts';
import { MemoryGuard } from '../../../src/store/check.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { mustBeAlone } from '../../../src/tables/commands.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { type Games, knownRules } from '../../../src/tables/games.ts';
import { History } from '../../../src/tables/history.ts';
import { TableCache } from '../../../src/tables/table-cache.ts';
import type { Command } from '../../../src/tables/types.ts';
import { toys } from './tables.ts';

const nothing = async (): Promise<void> => {};

/** A worker without queues. */
export function workerToolsAt(connection: Redis, games: Games = toys): WorkerTools {
  const store = new TableStore(connection, knownRules(games));
  return {
    store,
    hot: new TableCache(),
    games,
    history: new History(store, games),
    directory: new Directory(connection),
    archive: new Archive(connection),
    memory: new MemoryGuard(connection),
    deadlines: new TurnDeadlines(connection),
    clock: { time: Date.now },
    turns: new InTurn(),
    aftermath: { delivery: nothing, panel: nothing, moved: nothing, bots: nothing, clock: nothing },
    log: pino({ level: 'silent' }),
  };
}

/** Puts commands into a table's inbox. */
export async function sendTo({ store }: WorkerTools, table: string, ...commands: Command[]): Promise<void> {
  for (const one of commands)
    await store.send(table, { id: one.id, alone: mustBeAlone(one), body: JSON.stringify(one) });
}

/** Applies all commands that wait at a table. */
export async function drainTable(tools: WorkerTools, table: string): Promise<void> {
  while ((await drain(table, tools)) === 'more');
}
