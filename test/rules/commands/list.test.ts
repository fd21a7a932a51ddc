import { expect, test } from 'vitest';
import type { Summary } from '../../../src/tables/summary.ts';
import { bench, lastText, table } from './support/bench.ts';
import { ADA, BEN, slash } from './support/payloads.ts';

/** The list of tables, as Ada or Ben sees it. */
async function listed(by: string, more: Partial<Summary>): Promise<string> {
  const b = bench();
  b.tables.splice(0, b.tables.length, table({ awaited: [0], ...more }));
  await b.handle(slash('/game list', {}, { by }));
  return lastText(b);
}

test('/game list tells since when a table waits for somebody whose turn it is', async () => {
  expect(await listed(BEN, { atTurn: 0 })).toContain('waiting for **Ada** (Blue), asked <t:1700000000:R>');
  expect(await listed(BEN, {})).toContain('waiting for **Ada** (Blue), asked <t:1700000000:R>');
});

test('/game list tells only the person themselves since when they could respond to another’s turn', async () => {
  const text = await listed(BEN, { atTurn: 1 });
  expect(text).toContain('waiting for **Ada** (Blue)');
  expect(text).not.toContain('<t:');
  expect(await listed(ADA, { atTurn: 1 })).toContain('waiting for **you**, asked <t:1700000000:R>');
});
