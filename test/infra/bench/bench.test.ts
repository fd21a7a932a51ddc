import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FigureName, type Measured, spread } from '../../../bench/figures.ts';
import { median, quantile } from '../../../bench/numbers.ts';
import { peer } from '../../../bench/peers.ts';
import { figureTable, line, missed } from '../../../bench/report.ts';
import { inTurns, ratioOf } from '../../../bench/turns.ts';

const NAMES = [
  ...['commit_p50_ms', 'commit_p95_ms', 'commits_per_s', 'bullmq_noop_per_s'],
  ...['commit_cpu_ratio', 'commit_cpu_ratio_min', 'commit_cpu_ratio_max'],
  ...['bullmq_hop_p50_ms', 'bullmq_hop_p95_ms'],
  ...['commit_hop_ratio', 'commit_hop_ratio_min', 'commit_hop_ratio_max', 'slow_commit_hop_ratio'],
  ...['slow_commit_hop_ratio_min', 'slow_commit_hop_ratio_max', 'fsyncs_per_commit', 'fsyncs_per_hop'],
  ...['two_workers_ratio', 'metrics_ratio', 'metrics_ratio_min', 'metrics_ratio_max', 'ack_p99_ms'],
  ...[
    'click_to_picture_p95_ms',
    'click50_text_p95_ms',
    'click50_picture_p95_ms',
    'click50_text_ratio',
    'pictures_per_s',
    'map_kb',
  ],
  ...['map_draw_p50_ms', 'map_encode_p50_ms', 'bare_encode_p50_ms', 'kernel_toy_per_s', 'boardgameio_toy_per_s'],
  ...['kernel_boardgameio_ratio', 'kernel_boardgameio_ratio_min', 'kernel_boardgameio_ratio_max'],
  ...['away_missions_decisions_per_s', 'pkmn_choices_per_s', 'undo_max_ms', 'frontiers_decisions_per_s'],
  ...['frontiers_game_s', 'frontiers_command_p99_ms', 'ascendancy_decisions_per_s'],
  ...['ascendancy_pkmn_ratio', 'ascendancy_pkmn_ratio_min', 'ascendancy_pkmn_ratio_max', 'ascendancy_command_p99_ms'],
  ...['ascendancy_lane_p99_ms', 'ascendancy_json_p99_ms', 'ascendancy_lane_ratio', 'ascendancy_map_p50_ms'],
  ...['ascendancy_map_kb', 'ascendancy_handoffs_per_round', 'ascendancy_handoffs_p90'],
  ...['cold_load_p50_ms', 'log_bytes_per_input'],
  ...['redis_bytes_per_table', 'worker_rss_mb', 'tables_list_p50_ms', 'tables_completion_p50_ms', 'handoffs_per_game'],
  ...['cards_load_ms', 'cards_memory_mb', 'deck_check_ms', 'first_edition_decisions_per_s', 'first_edition_pkmn_ratio'],
  ...['first_edition_pkmn_ratio_min', 'first_edition_pkmn_ratio_max', 'first_edition_command_p99_ms'],
  ...['first_edition_map_p50_ms', 'first_edition_map_kb'],
  ...['rules_index_ms', 'rules_lookup_p99_ms', 'flexsearch_lookup_p99_ms'],
  ...['rules_flexsearch_ratio', 'rules_flexsearch_ratio_min', 'rules_flexsearch_ratio_max'],
  ...['rules_cold_lookup_ms', 'flexsearch_cold_lookup_ms', 'rules_completion_p99_ms'],
];

test('the output line contains every figure by name, and null for figures that weren’t measured', () => {
  const read: Record<string, unknown> = JSON.parse(line({ commit_p50_ms: 2.5, pkmn_choices_per_s: null }));
  expect(Object.keys(read)).toEqual(NAMES);
  expect(read).toMatchObject({ commit_p50_ms: 2.5, pkmn_choices_per_s: null, map_kb: null });
});

test.each<[FigureName, Measured, boolean]>([
  ['commit_p50_ms', { commit_p50_ms: 3 }, true],
  ['commit_p50_ms', { commit_p50_ms: 3.1 }, false],
  ['two_workers_ratio', { two_workers_ratio: 1.6 }, true],
  ['two_workers_ratio', { two_workers_ratio: 1.5 }, false],
  ['kernel_boardgameio_ratio', { kernel_boardgameio_ratio: 12, kernel_boardgameio_ratio_min: 11 }, true],
  ['kernel_boardgameio_ratio', { kernel_boardgameio_ratio: 11.9, kernel_boardgameio_ratio_max: 13 }, false],
  ['commit_hop_ratio', { commit_hop_ratio: 2.6 }, false],
  ['rules_flexsearch_ratio', { rules_flexsearch_ratio: 2.1 }, false],
  ['away_missions_decisions_per_s', { away_missions_decisions_per_s: 300, pkmn_choices_per_s: 100 }, true],
  ['away_missions_decisions_per_s', { away_missions_decisions_per_s: 299, pkmn_choices_per_s: 100 }, false],
  ['map_encode_p50_ms', { map_draw_p50_ms: 8, map_encode_p50_ms: 12, bare_encode_p50_ms: 20 }, true],
  ['map_encode_p50_ms', { map_draw_p50_ms: 9, map_encode_p50_ms: 12, bare_encode_p50_ms: 20 }, false],
])('the target of %s is checked: %o meets it: %s', (name, measured, met) => {
  expect(missed(measured)).toEqual(met ? [] : [name]);
  expect(figureTable(measured)).toContain(met ? 'met' : 'missed');
});

test('a figure whose peer wasn’t measured counts neither as a hit nor as a miss', () => {
  const measured = { away_missions_decisions_per_s: 1, pkmn_choices_per_s: null };
  expect(missed(measured)).toEqual([]);
  expect(figureTable(measured)).toContain('not measured');
  expect(figureTable(measured)).not.toContain('at most');
});

test('if a peer is missing, the benchmark names the command that installs it, and otherwise finds its script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const said: string[] = [];
  expect(peer('flexsearch', (words) => said.push(words), folder)).toBeNull();
  expect(said.join()).toContain('npm install --prefix bench/peers');
  await mkdir(join(folder, 'node_modules/flexsearch'), { recursive: true });
  expect(peer('flexsearch', (words) => said.push(words), folder)).toEqual({ script: join(folder, 'flexsearch.mjs') });
  expect(said).toHaveLength(1);
});

test('ratioOf returns the median, minimum and maximum ratio, or null if there is no peer', () => {
  expect(ratioOf([10, 40, 60], [10, 10, 20])).toEqual({ median: 3, min: 1, max: 4 });
  expect(ratioOf([10], [])).toBeNull();
  expect(spread('commit_hop_ratio', { median: 2, min: 1, max: 3 })).toEqual({
    commit_hop_ratio: 2,
    commit_hop_ratio_min: 1,
    commit_hop_ratio_max: 3,
  });
  expect(spread('commit_hop_ratio', null)).toMatchObject({ commit_hop_ratio: null, commit_hop_ratio_max: null });
});

test('inTurns measures two programs in pairs, and swaps which one goes first after each pair', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turns-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'fake.mjs');
  // The program answers with the time at which it is asked, in nanoseconds.
  await writeFile(
    script,
    "process.on('message', () => process.send(Number(process.hrtime.bigint()))); process.send('ready');",
  );
  const { ones, others } = await inTurns({ script }, { script }, 3);
  expect(ones.map((one, pair) => one < (others[pair] ?? 0))).toEqual([true, false, true]);
  expect((await inTurns({ script }, null, 2)).others).toEqual([]);
});

test('inTurns rejects with an error if a program ends before it has measured anything', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turns-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'fake.mjs');
  await writeFile(script, "process.send('ready'); process.on('message', () => process.exit(1));");
  await expect(inTurns({ script }, null, 1)).rejects.toThrow('ended before it had measured');
});

test('median and quantile each return one of the measured values', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
});
