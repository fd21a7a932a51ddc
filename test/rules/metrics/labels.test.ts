import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { METRICS, type Metric, type MetricName } from '../../../src/metrics/list.ts';
import { expose, PrometheusRecorder } from '../../../src/metrics/prometheus.ts';
import { beginAtZero, count, gauge, lasted, recordWith } from '../../../src/metrics/record.ts';

let recorder: PrometheusRecorder;
beforeEach(() => {
  recorder = new PrometheusRecorder();
  recordWith(recorder);
});
afterEach(() => recordWith(null));

/** The lines of values, without help and types. */
async function lines(): Promise<string[]> {
  const text = await expose([{ labels: { role: 'test', slot: '0' }, metrics: await recorder.all() }]);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Values that no label may ever have. */
const HOSTILE = [
  '123456789012345678',
  'Ann',
  'Meet me at 8',
  '"} 1\nsubspace_up{role="bot',
  '__proto__',
  'constructor',
  '',
  'x'.repeat(10_000),
];

const metrics: readonly (readonly [string, Metric])[] = Object.entries(METRICS);

describe('labels', () => {
  test('a value that isn’t in the list counts as other, for every label of every metric', async () => {
    for (const [name, { type, labels }] of metrics) {
      for (const hostile of HOSTILE) {
        const given = Object.fromEntries(Object.keys(labels).map((label) => [label, hostile]));
        // The list makes these values wrong for the compiler, too.
        const metric = name as MetricName;
        if (type === 'counter') recorder.add(metric, given, 1);
        else if (type === 'gauge') recorder.set(metric, [[given, 1]]);
        else recorder.observe(metric, given, 1);
      }
    }
    const shown = await lines();
    expect(shown.length).toBeGreaterThan(metrics.length);
    for (const line of shown) {
      const labels = [...line.matchAll(/(\w+)="([^"]*)"/g)].filter(
        ([, label = '']) => !['role', 'slot', 'le'].includes(label),
      );
      expect(
        labels.map(([, , value]) => value).filter((value) => value !== 'other'),
        line,
      ).toEqual([]);
    }
  });

  test('a label that has a form takes only a few values of this form', async () => {
    const games = Array.from(
      { length: 100 },
      (_, at) => `game-${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
    );
    gauge(
      'subspace_tables',
      games.map((game) => [{ game, status: 'playing' }, 1] as const),
    );
    const shown = await lines();
    expect(shown).toHaveLength(17);
    expect(shown).toContain('subspace_tables{game="other",status="playing",role="test",slot="0"} 84');
  });

  test('labels that the list doesn’t name are dropped', async () => {
    recorder.add('subspace_commands_total', { outcome: 'played', table: 'abc123' }, 1);
    expect(await lines()).toEqual(['subspace_commands_total{outcome="played",role="test",slot="0"} 1']);
  });
});

describe('values', () => {
  test('numbers that would spoil a sum are dropped', async () => {
    for (const by of [-1, Number.NaN, Number.POSITIVE_INFINITY]) count('subspace_cpu_seconds_total', {}, by);
    expect(await lines()).toEqual([]);
    count('subspace_cpu_seconds_total', {}, 2);
    expect(await lines()).toEqual(['subspace_cpu_seconds_total{role="test",slot="0"} 2']);
  });

  test('a time that a wrong clock made negative counts as no time', async () => {
    lasted('subspace_picture_seconds', {}, -5_000);
    expect(await lines()).toContain('subspace_picture_seconds_sum{role="test",slot="0"} 0');
    expect(await lines()).toContain('subspace_picture_seconds_count{role="test",slot="0"} 1');
  });

  test('a gauge forgets the values that it no longer has', async () => {
    gauge('subspace_redis_ping_seconds', [[{}, 1]]);
    expect(await lines()).toEqual(['subspace_redis_ping_seconds{role="test",slot="0"} 1']);
    gauge('subspace_redis_ping_seconds', []);
    expect(await lines()).toEqual([]);
  });

  test('a counter can begin at 0, so that its first event is an increase', async () => {
    beginAtZero('subspace_rest_limited_total');
    const zero = ['user', 'global', 'shared', 'banned'].map(
      (scope) => `subspace_rest_limited_total{scope="${scope}",role="test",slot="0"} 0`,
    );
    expect(await lines()).toEqual(zero);
  });

  test('without a recorder, nothing is kept', async () => {
    recordWith(null);
    count('subspace_commands_total', { outcome: 'played' });
    expect(await lines()).toEqual([]);
  });

  test('two processes of a role keep their own values', async () => {
    count('subspace_commands_total', { outcome: 'played' }, 2);
    const metrics = await recorder.all();
    const text = await expose([
      { labels: { role: 'worker', slot: '0' }, metrics },
      { labels: { role: 'worker', slot: '1' }, metrics },
    ]);
    expect(text.match(/# TYPE subspace_commands_total/g)).toHaveLength(1);
    expect(text).toContain('{outcome="played",role="worker",slot="0"} 2');
    expect(text).toContain('{outcome="played",role="worker",slot="1"} 2');
  });
});
