import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { METRICS, type Metric } from '../../src/metrics/list.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const metrics: ReadonlyMap<string, Metric> = new Map(Object.entries(METRICS));

/** The labels that every value has: those of the process, and those that Prometheus adds. */
const PROCESS_LABELS = ['role', 'slot', 'instance', 'job'];

describe('the page of the metrics', () => {
  test('it lists exactly the metrics of the program, with their types, labels and meanings', () => {
    const [, after = ''] = read('docs/metrics.md').split('\n## All metrics\n');
    const rows = (after.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    const expected = [...metrics].map(([name, { type, help, labels }]) => {
      const list = Object.keys(labels).map((label) => `\`${label}\``);
      return `| \`${name}\` | ${type} | ${list.join(', ')} | ${help} |`;
    });
    expect(rows).toEqual(expected);
  });

  test('names and units follow the custom of Prometheus', () => {
    for (const [name, { type, buckets }] of metrics) {
      expect(name).toMatch(/^subspace_[a-z_]+$/);
      expect(name.endsWith('_total'), name).toBe(type === 'counter');
      expect(buckets !== undefined, name).toBe(type === 'histogram');
      if (type === 'histogram') expect(name.endsWith('_seconds'), name).toBe(true);
    }
  });
});

/** Returns the faults in the metrics and labels of an expression of Prometheus. */
function faults(expression: string): string[] {
  const found: string[] = [];
  for (const [, name = '', , matchers = ''] of expression.matchAll(/\b(subspace_\w+|up)\b(\{([^}]*)\})?/g)) {
    if (name === 'up') continue;
    const base = metrics.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
    const metric = metrics.get(base);
    if (metric === undefined || (base !== name) !== (metric.type === 'histogram')) {
      found.push(`no metric ${name}`);
      continue;
    }
    const known = [...Object.keys(metric.labels), ...PROCESS_LABELS, 'le'];
    for (const [, label = '', , value = ''] of matchers.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)) {
      if (!known.includes(label)) found.push(`${name} has no label ${label}`);
      const values = metric.labels[label];
      if (values === undefined || 'form' in values) continue;
      for (const one of value.split('|')) if (!values.includes(one)) found.push(`${label} of ${name} is never ${one}`);
    }
    const isRate = new RegExp(`(rate|increase)\\(${name}`).test(expression);
    if (isRate !== (metric.type !== 'gauge')) found.push(`${name} is a ${metric.type}`);
  }
  const names = [...expression.matchAll(/subspace_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
  const labels = new Set(
    [...names, ...expression.matchAll(/subspace_\w+/g)].flatMap((name) =>
      Object.keys(metrics.get(`${name}`)?.labels ?? {}),
    ),
  );
  for (const [, list = ''] of expression.matchAll(/\bby \(([^)]*)\)/g))
    for (const label of list.split(/,\s*/))
      if (!labels.has(label) && ![...PROCESS_LABELS, 'le'].includes(label)) found.push(`nothing has a label ${label}`);
  return found;
}

describe('the dashboard and the alerts', () => {
  const alerts = read('deploy/prometheus/alerts.yaml').split('\n      - alert: ').slice(1);
  const field = (alert: string, name: string): string => new RegExp(`^ +${name}: (.+)$`, 'm').exec(alert)?.[1] ?? '';
  const dashboard = JSON.parse(read('deploy/grafana/subspace.json'));
  const targets: { expr: string }[] = dashboard.panels.flatMap(
    (panel: { targets?: { expr: string }[] }) => panel.targets ?? [],
  );

  test('every expression uses metrics and labels that exist, in the way of their types', () => {
    expect(alerts.length).toBeGreaterThan(15);
    expect(targets.length).toBeGreaterThan(30);
    const expressions = [...alerts.map((alert) => field(alert, 'expr')), ...targets.map(({ expr }) => expr)];
    for (const expression of expressions) expect(faults(expression), expression).toEqual([]);
  });

  test.each([
    ['sum(subspace_nothing)', 'no metric subspace_nothing'],
    ['rate(subspace_commit_seconds[5m])', 'no metric subspace_commit_seconds'],
    ['max(subspace_tables_sum)', 'no metric subspace_tables_sum'],
    ['max(subspace_queue_jobs{name="wake"})', 'subspace_queue_jobs has no label name'],
    ['max(subspace_queue_jobs{queue="wakes"})', 'queue of subspace_queue_jobs is never wakes'],
    [
      'sum(rate(subspace_commands_total{outcome=~"played|won"}[5m]))',
      'outcome of subspace_commands_total is never won',
    ],
    ['sum(subspace_commands_total)', 'subspace_commands_total is a counter'],
    ['rate(subspace_tables[5m])', 'subspace_tables is a gauge'],
    ['max by (lane) (subspace_tables)', 'nothing has a label lane'],
  ])('%s is found to be wrong', (expression, fault) => expect(faults(expression)).toEqual([fault]));

  test('every metric that players notice is on the dashboard', () => {
    const shown = targets.map(({ expr }) => expr).join(' ');
    const hidden = [...metrics.keys()].filter((name) => !shown.includes(name));
    // These two belong to the alerts: a process that is silent, and the time of its start.
    expect(hidden).toEqual(['subspace_start_time_seconds', 'subspace_up']);
  });

  test('every alert says what is wrong and where to read on', () => {
    const headings = ['players-say-nothing-happens', 'redis-is-full', 'discord-is-down', 'a-table-is-stuck'];
    for (const alert of alerts) {
      expect(field(alert, 'summary')).toMatch(/^[A-Z].+\.$/);
      const [page, heading = ''] = field(alert, 'runbook').split('#');
      expect(page).toBe('docs/run-book.md');
      expect(headings).toContain(heading);
      const path = resolve(root, 'docs/run-book.md');
      if (!existsSync(path)) continue;
      const written = [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(written).toContain(heading);
    }
  });

  test('every alert is tested: it is quiet, fires and recovers', () => {
    const tested = read('deploy/prometheus/alerts.test.yaml');
    for (const alert of alerts) {
      const [name = ''] = alert.split('\n');
      expect(tested.match(new RegExp(`alertname: ${name} \\}`, 'g')), name).toHaveLength(2);
      expect(tested.match(new RegExp(`alertname: ${name}\\n +exp_alerts:`, 'g')), name).toHaveLength(1);
    }
  });
});
