import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FigureName, Measured } from '../../bench/figures.ts';
import { peer } from '../../bench/kernel.ts';
import { median, quantile } from '../../bench/numbers.ts';
import { line, missed, table } from '../../bench/report.ts';

const NAMES = [
  ...['commit_p50_ms', 'commit_p95_ms', 'commits_per_s', 'bullmq_noop_per_s', 'two_workers_ratio', 'ack_p99_ms'],
  ...['click_to_picture_p95_ms', 'click50_text_p95_ms', 'click50_picture_p95_ms', 'pictures_per_s', 'map_kb'],
  ...['map_draw_p50_ms', 'map_encode_p50_ms', 'bare_encode_p50_ms', 'kernel_toy_per_s', 'boardgameio_toy_per_s'],
  ...['away_missions_decisions_per_s', 'pkmn_choices_per_s', 'undo_max_ms', 'frontiers_decisions_per_s'],
  ...['frontiers_game_s', 'frontiers_command_p99_ms', 'cold_load_p50_ms', 'log_bytes_per_input'],
  ...['redis_bytes_per_table', 'worker_rss_mb', 'handoffs_per_game'],
  ...['rules_index_ms', 'rules_lookup_p99_ms', 'rules_completion_p99_ms'],
];

test('the line has all names, and null for what was not measured', () => {
  const read: Record<string, unknown> = JSON.parse(line({ commit_p50_ms: 2.5, pkmn_choices_per_s: null }));
  expect(Object.keys(read)).toEqual(NAMES);
  expect(read).toMatchObject({ commit_p50_ms: 2.5, pkmn_choices_per_s: null, map_kb: null });
});

test.each<[FigureName, Measured, boolean]>([
  ['commit_p50_ms', { commit_p50_ms: 3 }, true],
  ['commit_p50_ms', { commit_p50_ms: 3.1 }, false],
  ['two_workers_ratio', { two_workers_ratio: 1.6 }, true],
  ['two_workers_ratio', { two_workers_ratio: 1.5 }, false],
  ['kernel_toy_per_s', { kernel_toy_per_s: 1_000, boardgameio_toy_per_s: 100 }, true],
  ['kernel_toy_per_s', { kernel_toy_per_s: 999, boardgameio_toy_per_s: 100 }, false],
  ['map_encode_p50_ms', { map_draw_p50_ms: 8, map_encode_p50_ms: 12, bare_encode_p50_ms: 20 }, true],
  ['map_encode_p50_ms', { map_draw_p50_ms: 9, map_encode_p50_ms: 12, bare_encode_p50_ms: 20 }, false],
])('%s of %o is met: %s', (name, measured, met) => {
  expect(missed(measured)).toEqual(met ? [] : [name]);
  expect(table(measured)).toContain(met ? 'met' : 'missed');
});

test('a peer that is not there is neither met nor missed', () => {
  const measured = { kernel_toy_per_s: 1, boardgameio_toy_per_s: null };
  expect(missed(measured)).toEqual([]);
  expect(table(measured)).toContain('not there');
  expect(table(measured)).not.toContain('at most');
});

test('an absent peer gives null, a present one what its script prints', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'fake.mjs'), 'console.log(42)');
  expect(await peer('fake.mjs', 'fake', folder)).toBeNull();
  await mkdir(join(folder, 'node_modules/fake'), { recursive: true });
  expect(await peer('fake.mjs', 'fake', folder)).toBe(42);
});

test('medians and quantiles are values that were measured', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
});
