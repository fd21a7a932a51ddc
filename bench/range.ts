import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { type AnyQueue, oncePerTable } from '../src/queue/queues.ts';
import type { TableStore } from '../src/store/table-store.ts';
import { mustBeAlone } from '../src/tables/commands.ts';
import type { Command } from '../src/tables/types.ts';

/** The size of the state for most measurements, in characters of JSON. */
export const STATE = 20_000;

/** The parts that measurements of the pipeline share: a private Redis, and access to it. */
export interface PipelineRig {
  redis: Redis;
  socket: string;
  wake: AnyQueue<'wake'>;
  store: TableStore;
}

/** Adds commands to a table's inbox all at the same time, and wakes the table once. */
export async function fill({ store, wake }: PipelineRig, table: string, commands: readonly Command[]): Promise<void> {
  const entries = commands.map((one) => ({ id: one.id, alone: mustBeAlone(one), body: JSON.stringify(one) }));
  await Promise.all(entries.map((entry) => store.send(table, entry)));
  await wake.add('wake', { table }, oncePerTable(table));
}

/** Resolves when none of the tables has waiting commands. */
export async function drained({ store }: PipelineRig, tables: readonly string[]): Promise<void> {
  for (;;) {
    const waiting = await Promise.all(tables.map((table) => store.waiting(table)));
    if (waiting.every((count) => count === 0)) return;
    await pause(10);
  }
}
