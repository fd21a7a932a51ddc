import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '../../../src/kernel/must.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { Panels } from '../../../src/store/panel.ts';
import { type StoredPart, TableRewriter } from '../../../src/store/table-parts.ts';
import { isPrivate } from '../../../src/tables/batch-parts.ts';
import type { Command } from '../../../src/tables/types.ts';
import { answers, begun, does, question, TABLE } from '../support/ahead-tables.ts';
import { preparing } from '../support/plan-tables.ts';
import { withRedis } from '../support/redis.ts';
import { command } from '../support/tables.ts';

const redis = withRedis();
beforeEach(() => redis.flush());
afterEach(() => vi.restoreAllMocks());

const attacks = (worker: WorkerTools): Promise<void> => answers(worker, 1, 'attack:u1:u0');
const asking = (...ask: string[]): Command =>
  command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask } }, { answer: 'i2' });

/** Returns a function that notes that the panel shows the table as it is when this function is called. */
async function shownNow({ store }: WorkerTools): Promise<() => Promise<void>> {
  const [seq, stamp] = await store.head(TABLE, 'seq', 'stamp');
  const now = { shown: Number(seq), at: 1, stamp: must(stamp, 'the stamp of the table') };
  return () => new Panels(redis.connect()).write(TABLE, now, false);
}

async function isPanelCurrent(): Promise<boolean> {
  const { shown, wanted } = await new Panels(redis.connect()).read(TABLE);
  return shown >= wanted;
}

test('T-ORDERS-01: only standing orders are private, and not if others are told something', () => {
  const orders = { t: 'orders', seat: 0, orders: {} } as const;
  const own = { text: null, seats: { 0: 'Your standing orders are saved.' } };
  expect(isPrivate({ input: orders, events: [own] })).toBe(true);
  expect(isPrivate({ input: orders, events: [own, { text: 'Ann is back.' }] })).toBe(false);
  expect(isPrivate({ input: { t: 'answer', seat: 0, decision: 'd1', keys: [] }, events: [own] })).toBe(false);
});

test('T-AHEAD-03 T-ORDERS-01: the panel stays as it is when an answer is prepared or orders change', async () => {
  const worker = await begun(redis);
  const panel = vi.spyOn(worker.aftermath, 'panel');
  expect(await isPanelCurrent()).toBe(false);
  await (await shownNow(worker))();
  for (const one of [preparing(), asking(), asking('attacked')]) {
    await does(worker, one);
    expect(await isPanelCurrent()).toBe(true);
  }
  expect(panel).not.toHaveBeenCalled();
  // The panel is drawn again, such as when its picture comes late.
  await (await shownNow(worker))();
  expect(await isPanelCurrent()).toBe(true);
  await attacks(worker);
  expect(await isPanelCurrent()).toBe(false);
  expect(panel).toHaveBeenCalled();
});

test('T-AHEAD-03: a panel that is being shown while an answer is prepared isn’t shown again for it', async () => {
  const worker = await begun(redis);
  const before = await shownNow(worker);
  await does(worker, preparing());
  const between = await shownNow(worker);
  await does(worker, asking());
  for (const shown of [before, between]) {
    await shown();
    expect(await isPanelCurrent()).toBe(true);
  }
});

test('a panel that shows a lost position is shown again, also after orders have changed', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  const [, early] = await worker.store.head(TABLE, 'seq', 'stamp');
  await attacks(worker);
  await does(worker, asking());
  const [seq] = await worker.store.head(TABLE, 'seq');
  for (const stamp of [must(early, 'the stamp of the table'), 'lost']) {
    await new Panels(redis.connect()).write(TABLE, { shown: Number(seq), at: 1, stamp }, false);
    expect(await isPanelCurrent()).toBe(false);
  }
});

test('T-AWAY-01: the panel shows that a player is back who changes orders', async () => {
  const worker = await begun(redis);
  const decision = (await question(worker, 1))?.id ?? '';
  await does(worker, command('clock', { t: 'overdue', seat: 1, decision, hours: 72 }));
  await (await shownNow(worker))();
  await does(worker, preparing({ seat: 1 }));
  expect(await isPanelCurrent()).toBe(false);
});

test('a table that is rewritten after orders have changed doesn’t show its panel again', async () => {
  const worker = await begun(redis);
  await does(worker, preparing());
  await (await shownNow(worker))();
  const rewriter = new TableRewriter(redis.connect());
  const parts = must(await rewriter.read(TABLE), 'the parts of the table');
  const json = (part: StoredPart) => (part.is === 'whole' ? part.json : null);
  const now = { head: {}, snapshot: json(parts.snapshot), checkpoint: json(parts.checkpoint), kept: {}, log: [] };
  expect(await rewriter.write(TABLE, parts, now, () => false)).toBe(true);
  expect(await isPanelCurrent()).toBe(true);
});
