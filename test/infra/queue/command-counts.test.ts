import { afterEach, beforeEach, expect, test } from 'vitest';
import { PrometheusRecorder } from '../../../src/metrics/prometheus.ts';
import { recordWith } from '../../../src/metrics/record.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { toyGame } from '../../support/toy-game.ts';
import { withRedis } from '../support/redis.ts';
import { answer, gamesOf, opening } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
let recorder: PrometheusRecorder;
beforeEach(async () => {
  await redis.flush();
  recorder = new PrometheusRecorder();
  recordWith(recorder);
});
afterEach(() => recordWith(null));

/** The number of commands by outcome, or of measured commits by part. */
async function counts(metric: string, label: string): Promise<Record<string, number>> {
  const found = (await recorder.all()).find(({ name }) => name === metric);
  const totals = found?.values.filter(({ metricName = '' }) => metricName === '' || metricName.endsWith('_count'));
  return Object.fromEntries(totals === undefined ? [] : totals.map(({ labels, value }) => [`${labels[label]}`, value]));
}

test('commands are counted once by their outcome, and their attempts if they fail', async () => {
  const game = beforeStep(toyGame(), 'turn', 'end', (_ctx, local) => {
    if (local['key'] === 'draw') throw new Error('a fault of the game');
  });
  const tools = workerToolsAt(redis.connect(), gamesOf(game));
  const outcomes = () => counts('subspace_commands_total', 'outcome');
  await sendTo(tools, 't1', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await drainTable(tools, 't1');
  expect(await outcomes()).toEqual({ played: 6 });

  await sendTo(tools, 't1', answer('bob', 1, 'nothing', []));
  await drainTable(tools, 't1');
  expect(await outcomes()).toEqual({ played: 6, refused: 1 });

  // A commit that another worker has overtaken counts nothing.
  expect(await tools.store.commit('t1', { ...EMPTY, settled: ['0-1'] }, 0)).toBe('stale');
  expect(await outcomes()).toEqual({ played: 6, refused: 1 });

  const { prompt } = await tools.store.prompt('t1', 0);
  const asked = JSON.parse(`${prompt}`).id;
  await sendTo(tools, 't1', answer('ann', 0, asked, ['draw']));
  await drainTable(tools, 't1');
  expect(await tools.store.asides('t1')).toHaveLength(1);
  expect(await outcomes()).toEqual({ played: 6, refused: 1, failed: 3, set_aside: 1 });

  const parts = await counts('subspace_commit_seconds', 'part');
  expect(parts['redis']).toBeGreaterThanOrEqual(3);
  // The failed attempts applied the rules, and wrote nothing.
  expect(parts['rules']).toBeGreaterThanOrEqual(4);
});

/** A commit at a position that the table has left. */
const EMPTY = {
  ...{ expected: 0, stamp: 'long ago', holds: false, change: null, refused: [], outgoing: [] },
  ...{ panel: false, aside: [] },
};
