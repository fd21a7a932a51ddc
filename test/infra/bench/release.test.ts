import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Measured } from '../../../bench/figures.ts';
import { changesInWords, changesSince, check, fallen, keep, ratiosOf, readKept } from '../../../bench/release.ts';

async function fileIn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'release.json');
}

/** A run with one figure of each kind that counts as a ratio, and some that don’t. */
const RUN: Measured = {
  commit_hop_ratio: 2,
  commit_hop_ratio_min: 1.5,
  fsyncs_per_commit: 3,
  fsyncs_per_hop: 2,
  kernel_boardgameio_ratio: 14,
  away_missions_decisions_per_s: 300,
  pkmn_choices_per_s: 100,
  map_draw_p50_ms: 8,
  map_encode_p50_ms: 12,
  bare_encode_p50_ms: 25,
  commit_p50_ms: 1,
  ascendancy_lane_ratio: 3,
  commits_per_s: 900,
  bullmq_noop_per_s: 1_000,
};
const RATIOS = {
  commit_hop_ratio: 2,
  fsyncs_per_commit: 3,
  map_encode_p50_ms: 0.8,
  kernel_boardgameio_ratio: 14,
  away_missions_decisions_per_s: 3,
};

test('a saved release contains ratios and flush counts, but no times, spreads, figures without a target or figures of the disk', () => {
  expect(ratiosOf(RUN)).toEqual(RATIOS);
  expect(ratiosOf({ away_missions_decisions_per_s: 300, pkmn_choices_per_s: null })).toEqual({});
});

test.each<[string, Measured, string[]]>([
  ['equal figures', RUN, []],
  ['a fifth less of a figure that should be high', { ...RUN, kernel_boardgameio_ratio: 11.2 }, []],
  ['more than a fifth less of that figure', { ...RUN, kernel_boardgameio_ratio: 11.1 }, ['kernel_boardgameio_ratio']],
  ['more of that figure', { ...RUN, kernel_boardgameio_ratio: 140 }, []],
  ['a quarter more of a figure that should be low', { ...RUN, commit_hop_ratio: 2.5 }, []],
  ['more than a quarter more of that figure', { ...RUN, commit_hop_ratio: 2.51 }, ['commit_hop_ratio']],
  ['less of that figure', { ...RUN, commit_hop_ratio: 0.2 }, []],
  ['one more flush', { ...RUN, fsyncs_per_commit: 4 }, ['fsyncs_per_commit']],
  ['a slower machine', { ...RUN, away_missions_decisions_per_s: 30, pkmn_choices_per_s: 10 }, []],
  ['only the peer is faster', { ...RUN, pkmn_choices_per_s: 200 }, ['away_missions_decisions_per_s']],
  ['two figures against a third', { ...RUN, map_draw_p50_ms: 18 }, ['map_encode_p50_ms']],
  ['an unmeasured figure', { commit_hop_ratio: null }, []],
])('the comparison reports only figures that got worse: %s', (_what, run, names) => {
  const changes = changesSince(RATIOS, run);
  expect(fallen(changes).map(({ name }) => name)).toEqual(names);
  const words = changesInWords(changes);
  for (const name of names) expect(words.split('\n').at(-1)).toContain(name);
  const said: string[] = [];
  expect(check(RATIOS, run, (line) => said.push(line))).toBe(names.length === 0 ? 0 : 1);
  expect(said).toEqual([words]);
  expect(words.includes('Nothing fell')).toBe(names.length === 0);
});

test('the comparison shows the flushes per commit, and says which figures weren’t measured', () => {
  const words = changesInWords(changesSince(RATIOS, { fsyncs_per_commit: 3 }));
  expect(words).toContain('Flushes from command to commit: 3 fsyncs, last release 3');
  expect(words).toContain('Command to commit, relative to a BullMQ job: not measured, last release 2');
});

test('saved figures can be read back, and saving a partial run leaves the other figures unchanged', async () => {
  const file = await fileIn();
  await keep(file, RUN);
  expect(await readKept(file)).toEqual(RATIOS);
  await keep(file, { commit_hop_ratio: 1.6, map_kb: 100 });
  expect(await readKept(file)).toEqual({ ...RATIOS, commit_hop_ratio: 1.6 });
  expect(await readFile(file, 'utf8')).not.toMatch(/20\d\d-/);
});

test.each([
  ['no JSON', 'ratios'],
  ['a list', '[1]'],
  ['nothing', '{}'],
  ['an unknown figure', '{"luck": 1}'],
  ['a word', '{"commit_hop_ratio": "2"}'],
])('a file that holds %s is refused with a clear message', async (_what, text) => {
  const file = await fileIn();
  await writeFile(file, text);
  await expect(readKept(file)).rejects.toThrow('doesn’t contain valid ratios');
});

test('the message about a missing file names the command that creates it', async () => {
  const file = await fileIn();
  await expect(readKept(file)).rejects.toThrow(`npm run bench -- --keep ${file}`);
});

test('the last release’s figures can be read, and they show that each commit waits for three flushes', async () => {
  const kept = await readKept(resolve(import.meta.dirname, '../../../bench/release.json'));
  expect(kept.fsyncs_per_commit).toBe(3);
  expect(kept.slow_commit_hop_ratio).toBeLessThanOrEqual(2);
});
